import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { cited, type Source } from '../../lib/domain/company/source.ts'
import { turkishAmount } from '../../lib/domain/kernel/decimal.ts'
import { type FiledCheck, FILED_VERSION } from '../../lib/domain/report/filed-check.ts'
import { namedReason, namedSource, SIGNERS_NAMES } from '../../lib/domain/signing/codes.ts'
import type { Question, SignersAnswer, SignersQuestion, SigningAnswer } from '../../lib/domain/signing/answer.ts'
import { FORMS, VERDICTS, WARNING } from '../../lib/http/words/signing-words.ts'
import { companyRefOf, decidedWire, gazettePdf } from '../../lib/http/wire/wire.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import type { SignersWire, SigningSource, SigningWire } from './contract.ts'

const RECOGNISED = { code: 'kod', words: 'metin', unknown: 'taninmadi' } as const

const signingSource = (record: CompanyRecord | null, baseUrl: string): ((source: Source) => SigningSource) => {
  const [inNotice, named] = [cited(record?.notices ?? []), namedSource(record?.notices ?? [])]
  return (source) => {
    const { notice, noticeId, by } = inNotice(source)
    return {
      ...named(source),
      gazete_pdf: notice?.archived ? gazettePdf(baseUrl, noticeId) : null,
      ...decidedWire(by ? { by } : {}),
    }
  }
}

/** Who can sign, as the interface words it. */
export const signersWire = (
  company: CompanyHead,
  record: CompanyRecord | null,
  question: SignersQuestion,
  answer: SignersAnswer,
  baseUrl: string,
): SignersWire => {
  const source = signingSource(record, baseUrl)
  return {
    sirket: companyRefOf(company),
    tarih: question.day,
    islem_kodlari: answer.kinds,
    tutar: question.amount === null ? null : Number(question.amount),
    para_birimi: question.currency,
    durum: SIGNERS_NAMES[answer.verdict],
    bilesimler: answer.sets.map(({ signers, rule, certain }) => ({
      kisiler: signers.map(({ name, office, grade, termEnd }) => ({
        isim: name,
        sifat: office?.tr ?? null,
        derece: grade,
        gorev_bitis: termEnd,
      })),
      kural: rule && { kapsam: rule.scope.tr, madde: rule.article, alinti: rule.source.quote, ilan: source(rule.source) },
      kesin: certain,
    })),
    gerekceler: answer.reasons.map(namedReason(source)),
  }
}

/** The answer of a signing check as the interface words it. */
export const signingWire = (
  company: CompanyHead,
  record: CompanyRecord | null,
  question: Question,
  answer: SigningAnswer,
  baseUrl: string,
): SigningWire => {
  const source = signingSource(record, baseUrl)
  const cite = (from: Source | null): SigningSource | null => from && source(from)
  const verdict = VERDICTS[answer.verdict]
  const form = answer.form && FORMS[answer.form]
  return {
    sirket: companyRefOf(company),
    kisi: answer.person,
    tarih: question.day,
    islem: question.transaction,
    islem_kodlari: answer.kinds,
    islem_taninma: RECOGNISED[answer.recognised],
    tutar: question.amount === null ? null : Number(question.amount),
    para_birimi: question.currency,
    sonuc: verdict.code,
    sonuc_ad: verdict.tr,
    sonuc_en: verdict.en,
    bicim: form?.code ?? null,
    bicim_ad: form?.tr ?? null,
    bicim_en: form?.en ?? null,
    gerekceler: answer.reasons.map(namedReason(source)),
    kurallar: answer.rules.map((rule) => ({
      kapsam: rule.scope.tr,
      bicim: rule.form && FORMS[rule.form].code,
      tutar_siniri: rule.limit && `${turkishAmount(rule.limit.amount)} ${rule.limit.currency}`,
      kim: rule.who,
      madde: rule.article,
      birlikte_imza: rule.coSigners,
      alinti: rule.source.quote,
      ilan: source(rule.source),
      kaynak_turu: rule.origin === 'notice' ? 'ilan' : 'ic_yonerge',
    })),
    birlikte_imza: answer.coSigners,
    gorev_kayitlari: answer.records.map((each) => ({
      isim: each.name,
      sifat: each.office.tr,
      temsil: each.power?.tr ?? null,
      baslangic: each.since,
      bitis: each.endedOn,
      bitis_nedeni: each.endReason?.tr ?? null,
      gorev_bitis: each.termEnd,
      gorev_dayanak: each.termBasis?.tr ?? null,
      kaynak: cite(each.source),
      bitis_kaynak: cite(each.endSource),
      temsil_kaynak: cite(each.powerSource),
    })),
    imza_bilesimleri: answer.signerSets,
    profil_hazir: record !== null,
    dayanak: answer.restsOn === 'statement' ? 'beyan' : 'kayit',
    sinirlar: answer.limits.map((limit) => limit.tr),
    sinirlar_en: answer.limits.map((limit) => limit.en),
    uyari: WARNING.tr,
    uyari_en: WARNING.en,
  }
}

const withoutAddress = (source: SigningSource | null) => {
  if (source === null) return null
  const { gazete_pdf: _address, ...rest } = source
  return rest
}

/** What is sealed of an answer: the question as it was put, and the answer without the addresses of this service. */
export const filedContent = (
  { person, day, transaction, amount, currency, coSigners }: Question,
  answer: SigningWire,
  sandbox: boolean,
): FiledCheck => ({
  surum: FILED_VERSION,
  deneme: sandbox,
  soru: { kisi: person, tarih: day, islem: transaction, tutar: amount, para_birimi: currency, birlikte: coSigners },
  ...answer,
  gerekceler: answer.gerekceler.map((each) => ({ ...each, kaynak: withoutAddress(each.kaynak) })),
  kurallar: answer.kurallar.map((each) => ({ ...each, ilan: withoutAddress(each.ilan) })),
  gorev_kayitlari: answer.gorev_kayitlari.map((each) => ({
    ...each,
    kaynak: withoutAddress(each.kaynak),
    bitis_kaynak: withoutAddress(each.bitis_kaynak),
    temsil_kaynak: withoutAddress(each.temsil_kaynak),
  })),
})
