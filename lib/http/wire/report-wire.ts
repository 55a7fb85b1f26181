/**
 * A verification report on the wire: its schema, key for key that of the interface specification, and how an issued report becomes an
 * answer.
 */
import { z } from '@hono/zod-openapi'
import { SECTIONS } from '../../domain/company/completeness.ts'
import type { Language } from '../../domain/report/english.ts'
import { REPORT_ID } from '../../domain/report/id.ts'
import { pendingSections, SEAL_CODES } from '../../domain/report/seal.ts'
import { SEALS } from '../../domain/report/names.ts'
import type { IssuedReport } from '../../store/reports.ts'
import { CATEGORIES, CHANGE_KINDS, companyRef } from './wire.ts'

const nullableText = z.string().nullable()
/** DD.MM.YYYY, empty where it is not known. */
const dayText = z.string().regex(/^(?:\d{2}\.\d{2}\.\d{4})?$/)

const source = z
  .strictObject({
    ilan_id: z.int(),
    tarih: dayText,
    sayi: z.string(),
    sayfa: z.string(),
    alinti: z.string(),
    dogrulandi: z.boolean(),
  })
  .openapi('RaporKaynagi')
const cited = { kaynak: source.nullable() }

const officer = z
  .strictObject({
    isim: nullableText,
    sifat: z.string(),
    temsil: z.string(),
    baslangic: dayText,
    gorev_bitis: dayText,
    gorev_dayanak: z.string(),
    suresi_dolmus: z.boolean(),
    yeni_kurul: dayText,
    derece: nullableText,
    ...cited,
    temsil_kaynak: source.nullable(),
    birlikte: z.array(z.string()).optional(),
  })
  .openapi('RaporYetkilisi')

const counts = z.int().min(0)

/** The signed content. */
export const snapshot = z
  .strictObject({
    surum: z.int(),
    deneme: z.boolean(),
    bilinen: dayText.optional().openapi({ description: 'Neyin bilinebildiği gün; yalnız öyle istenen raporda.' }),
    okuma: z.literal('bugun').optional(),
    sirket: companyRef,
    profil_hazir: z.boolean(),
    muhur: z.strictObject({ kod: z.enum(SEAL_CODES), gerekceler: z.array(z.strictObject({ tr: z.string(), en: z.string() })) }),
    veri_tamligi: z.array(
      z.strictObject({
        bolum: z.enum(SECTIONS),
        durum: z.enum(['tam', 'kismi', 'yok', 'hazirlaniyor', 'yayimlanmiyor']),
        yontem: nullableText,
        dayanak: z.int().nullable(),
        sinirlar: z.array(z.string()),
        yapisal: z.boolean(),
      }),
    ),
    alintilar: z.strictObject({ toplam: counts, dogrulanan: counts, dogrulanmayan: counts, kaynaksiz: counts }),
    kimlik: z
      .strictObject({
        unvan: nullableText,
        tur: z.string(),
        merkez: z.string(),
        kurulus_tarihi: dayText,
        sermaye: z.string(),
        hukuki_bicim: z.string(),
        hukuki_bicim_en: z.string(),
        ...cited,
        mersis_no: nullableText.optional(),
        merkez_kaynak: source.nullable().optional(),
        kurulus_kaynak: source.nullable().optional(),
        sermaye_kaynak: source.nullable().optional(),
      })
      .nullable(),
    durum: z
      .strictObject({
        kod: nullableText,
        ad: nullableText,
        ad_en: nullableText,
        uluslararasi: nullableText,
        yerel: z.string(),
        aciklama: z.string(),
        aciklama_en: z.string(),
        dayanak: z.string(),
        ...cited,
      })
      .nullable(),
    yetkililer: z.array(officer).nullable(),
    bitmis_gorunen_yetkililer: z.array(officer).nullable(),
    ic_yonerge: z
      .strictObject({
        tarih: dayText,
        sayi: z.string(),
        kismi: z.boolean(),
        kurallar: z.array(
          z.strictObject({
            kim: z.string(),
            kapsam: z.string(),
            bicim: z.enum(['tek_basina', 'birlikte', 'sinirli']),
            sinir: z.string(),
            birlikte: z.array(z.string()),
            ...cited,
          }),
        ),
        ...cited,
      })
      .nullable()
      .optional()
      .openapi({ description: 'Son yayımlanan iç yönergenin kuralları; hiç yayımlanmadıysa null.' }),
    sermaye: z
      .strictObject({
        guncel: z.string(),
        ...cited,
        gecmis: z.array(z.strictObject({ tarih: dayText, islem: z.string(), onceki: z.string(), yeni: z.string(), ...cited })),
      })
      .nullable(),
    ortaklar: z
      .strictObject({
        anonim: z.boolean(),
        tarih: dayText.nullable(),
        liste: z.array(z.strictObject({ isim: nullableText, pay_tutari: z.string(), pay_orani: z.string(), ...cited })),
      })
      .nullable(),
    uyum: z
      .array(
        z.strictObject({
          tur: z.string(),
          ad: nullableText,
          ad_en: nullableText,
          aktif: z.boolean().nullable(),
          aciklama: z.string(),
          aciklama_en: z.string(),
          dayanak: z.string(),
          tarih: dayText,
          ...cited,
        }),
      )
      .nullable(),
    yaptirim: z.strictObject({
      tarandi: z.boolean(),
      deneme: z.boolean(),
      taranan: counts,
      isabetler: z.array(
        z.strictObject({ ad: z.string(), rol: z.string(), liste: nullableText, liste_kaydi: z.string(), program: z.string() }),
      ),
      liste_tarihi: dayText,
      gerekceler: z.array(z.strictObject({ tr: z.string(), en: z.string() })),
    }),
    degisiklikler: z
      .array(
        z.strictObject({
          tarih: dayText,
          tur: z.enum(CHANGE_KINDS),
          kategori: z.enum(CATEGORIES),
          ozet: z.string(),
          ozet_en: z.string(),
          ...cited,
        }),
      )
      .max(10),
    ilan_sayisi: counts,
  })
  .openapi('RaporVerisi')

export const report = z
  .strictObject({
    rapor_kimligi: z
      .string()
      .regex(REPORT_ID)
      .openapi({ description: 'İçerik özetinin ilk 60 biti, Crockford 32’lik yazımla: aynı içerik, aynı kimlik.' }),
    muhur: z.enum(SEAL_CODES),
    muhur_ad: z.string(),
    icerik_ozeti: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .openapi({ description: 'veri alanının RFC 8785 yazımının SHA-256 özeti.' }),
    uretim_tarihi: z.iso.date(),
    gazete_kesinlesen: z.iso.date().nullable().optional().openapi({
      description:
        'Gazetenin kesinleşen son günü: bu güne kadar yeni ilan gelmez; bilinmiyorsa null. İlk biçimde verilmiş raporlarda yoktur.',
      example: '2026-11-20',
    }),
    bekleyen_bolumler: z
      .array(z.enum(SECTIONS))
      .openapi({ description: 'Raporun DOGRULANDI olmasını bekleten bölümler; profil hazır değilse hepsi.' }),
    veri: snapshot,
    pdf: z.url(),
    imza: z.string().openapi({
      description:
        'Beyan üzerinde ayrık Ed25519 JWS (RFC 7797). Beyan, `{gazete_kesinlesen, icerik_ozeti, kimlik, surum: 2, tur: ' +
        '"dogrulama_raporu", uretim_tarihi}` nesnesinin RFC 8785 yazımıdır; ' +
        'kimlik rapor_kimligi alanıdır. `gazete_kesinlesen` alanı olmayan eski raporlarda imza, veri alanının RFC 8785 ' +
        'yazımı üzerindedir. Anahtarlar /.well-known/jwks.json adresindedir.',
    }),
  })
  .openapi('DogrulamaRaporu')
export type ReportWire = z.infer<typeof report>

/** Address at which the PDF of a report is drawn again. */
export const reportPdfUrl = (baseUrl: string, company: number | string, id: string): string =>
  `${baseUrl}/api/v1/sirketler/${company}/dogrulama-raporu.pdf?rapor=${id}`

/** The report object of an issued report; only the name of its seal depends on the language. */
export const reportWire = (
  { id, digest, signature, signs, issuedOn, settledOn, snapshot: veri }: Omit<IssuedReport, 'code'>,
  language: Language,
  baseUrl: string,
): ReportWire => ({
  rapor_kimligi: id,
  muhur: veri.muhur.kod,
  muhur_ad: SEALS[veri.muhur.kod].name[language],
  icerik_ozeti: digest,
  uretim_tarihi: issuedOn,
  ...(signs === 'statement' ? { gazete_kesinlesen: settledOn } : {}),
  bekleyen_bolumler: pendingSections(veri),
  veri,
  pdf: reportPdfUrl(baseUrl, veri.sirket.id, id),
  imza: signature,
})
