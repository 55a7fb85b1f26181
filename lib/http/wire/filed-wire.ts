/** A filed signing check on the wire. */
import type { SealedCheck } from '../../domain/report/filed-check.ts'
import type { IssuedCheck } from '../../store/filed-checks.ts'

/** The document of a filed check; `pdf` is where its page is drawn again. */
export const filedWire = (
  { id, digest, signature, issuedOn, settledOn, content }: Omit<IssuedCheck, 'code'>,
  baseUrl: string,
): SealedCheck & { pdf: string } => ({
  kontrol_kimligi: id,
  icerik_ozeti: digest,
  uretim_tarihi: issuedOn,
  gazete_kesinlesen: settledOn,
  veri: content,
  pdf: `${baseUrl}/api/v1/sirketler/${content.sirket.id}/imza-kontrol/${id}/?bicim=pdf`,
  imza: signature,
})
