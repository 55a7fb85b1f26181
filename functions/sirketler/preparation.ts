import { Failure } from '../../lib/domain/kernel/errors.ts'
import { CLOSED_SOURCE_CODE, isFinished, nextPollSeconds, type Preparation } from '../../lib/domain/preparation/stage.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import { currentPreparation } from '../../lib/http/app/company.ts'
import type { Language } from '../../lib/http/app/errors.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import { companyState } from '../../lib/store/companies.ts'
import type { routes } from './contract.ts'

const DOWN = {
  tr: 'Resmî kaynağa ulaşılamıyor; hazırlık kendiliğinden yeniden denenecek.',
  en: 'The official source cannot be reached; preparation will be retried by itself.',
}
const NO_NOTICE = {
  tr:
    'Bu sicil numarasıyla hiçbir ilan bulunamadı; şirket hakkınızdan düşülmedi. Müdürlüğü ve numarayı denetleyin; ilan gelirse şirket ' +
    'kendiliğinden hazırlanır.',
  en:
    'No notice was found under this registry number; it does not count against your allowance. Check the office and the number; should ' +
    'a notice come, the company is prepared by itself.',
}
const NONE = { tr: 'İlan bulunamadı', en: 'No notice found' }
const setAside = (count: number) => ({
  tr: `${count} ilanın belgesi okunamadı ve kenara ayrıldı; bu ilanların bilgileri eksiktir. Belgeyi başka bir kaynaktan getirin.`,
  en:
    `The documents of ${count} notices cannot be read and were set aside; what these notices say is missing. Bring ` +
    `the document from elsewhere.`,
})

/** What went wrong in a preparation: there is no notice, the source is down, or documents were set aside, while the rest went on. */
const errorOf = ({ error, setAside: count }: Preparation, language: Language) =>
  error === 'no_notice'
    ? { kod: 'ilan_yok', mesaj: NO_NOTICE[language] }
    : error !== null
      ? { kod: 'kaynak_erisilemiyor', mesaj: DOWN[language] }
      : count > 0
        ? { kod: 'belge_okunamadi', mesaj: setAside(count)[language] }
        : null

export const preparation: Operation<typeof routes.preparation> = async (c) => {
  const { db, principal, now, language } = c.get('deps')
  const state = await companyState(db, companyKey(c.req.valid('param').sirket_id, principal))
  if (!state) throw new Failure('not_found')
  if (state.company.code === CLOSED_SOURCE_CODE) throw new Failure('source_unavailable')
  const preparation = currentPreparation(state, now)
  const stage = STAGES[preparation.stage]
  // a number without notices is nothing to be told ready of
  const name = preparation.error === 'no_notice' ? NONE : stage
  return c.json(
    {
      sirket: companyRefOf(state.company),
      asama: stage.code,
      asama_ad: name.tr,
      asama_ad_en: name.en,
      hazir: isFinished(preparation.stage),
      ilerleme: { ilan_bulunan: preparation.found, ilan_arsivlenen: preparation.archived, ilan_islenen: preparation.processed },
      baslangic: preparation.startedAt,
      guncelleme: preparation.updatedAt,
      hata: errorOf(preparation, language),
      sonraki_sorgu_sn: nextPollSeconds(preparation),
    },
    200,
  )
}
