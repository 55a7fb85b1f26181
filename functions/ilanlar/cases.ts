import { Failure } from '../../lib/domain/kernel/errors.ts'
import { boxesOf } from '../../lib/domain/notice/page/places.ts'
import { CASE_REASONS } from '../../lib/domain/settling/cases.ts'
import { CASE_ID, type Decision } from '../../lib/domain/settling/decision.ts'
import { draftsFor, type Stated } from '../../lib/domain/settling/tries.ts'
import { DECISION_NAMES } from '../../lib/domain/settling/words.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { companyRefOf, gazettePdf, highlightOf, paging } from '../../lib/http/wire/wire.ts'
import { STATES, whyOf } from '../../lib/http/words/desk-words.ts'
import { CASE_STATES, caseDetail, type ListedCase, listCases, OPEN_STATES, type CaseState } from '../../lib/store/desk.ts'
import type { routes } from './contract.ts'

const SHOWN: Record<'acik' | 'kapali' | 'hepsi', readonly CaseState[]> = {
  acik: OPEN_STATES,
  kapali: CASE_STATES.filter((state) => !OPEN_STATES.includes(state)),
  hepsi: CASE_STATES,
}

/** A company as the caller names it; null where it names none. */
const companyOf = (text: string | undefined): number | string | null => {
  if (text === undefined) return null
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text
}

const decisionWords = (decision: Decision) => {
  const { code, tr, en } = DECISION_NAMES[decision]
  return { karar: code, karar_ad: tr, karar_ad_en: en }
}

const wire = (baseUrl: string, one: ListedCase) => {
  const [reason, state] = [CASE_REASONS[one.why], STATES[one.state]]
  return {
    id: one.id,
    sirket: companyRefOf(one.company),
    ilan_id: one.noticeId,
    ilan_tarihi: one.publishedOn,
    sayi: one.issue,
    sayfa: one.page,
    ilan_turu: one.noticeType,
    neden: reason.code,
    neden_ad: reason.tr,
    neden_ad_en: reason.en,
    bolumler: one.sections,
    kisiler: one.people,
    agirlik: one.weight,
    baslik: one.clause.heading,
    metin: one.clause.text,
    durum: state.code,
    durum_ad: state.tr,
    durum_ad_en: state.en,
    karar: one.decision && one.decidedAt ? { ...decisionWords(one.decision), rol: 'hesap' as const, zaman: one.decidedAt } : null,
    acilis: one.openedAt,
    adres: `${baseUrl}/api/v1/acik-maddeler/${one.id}/`,
  }
}

export const openCases: Operation<typeof routes.cases> = async (c) => {
  const { db, principal, baseUrl } = c.get('deps')
  const { sirket, neden, durum, agirlik, sayfa, adet } = c.req.valid('query')
  const { total, cases } = await listCases(
    db,
    { ...principal, operator: false },
    {
      company: companyOf(sirket),
      why: whyOf(neden),
      states: SHOWN[durum],
      minWeight: agirlik,
      limit: adet,
      offset: (sayfa - 1) * adet,
    },
  )
  return c.json({ ...paging(total, sayfa, adet), maddeler: cases.map((one) => wire(baseUrl, one)) }, 200)
}

/** A fact as it stands on the wire: its kind, its values, its words. */
const factWire = ({ kind, quote, ...values }: Stated & Record<string, unknown>) => {
  const { id: _id, noticeId: _notice, start: _start, end: _end, verified: _verified, boxes: _boxes, ...deger } = values
  return { tur: kind, deger, alinti: quote }
}

export const oneCase: Operation<typeof routes.case> = async (c) => {
  const { db, principal, baseUrl, today } = c.get('deps')
  const id = c.req.valid('param').madde_id
  const found = CASE_ID.test(id) ? await caseDetail(db, { ...principal, operator: false }, id, today) : null
  if (!found) throw new Failure('not_found')
  const { clause, text, places, noticeId } = found
  return c.json(
    {
      ...wire(baseUrl, found),
      baslangic: clause.start,
      bitis: clause.end,
      vurgu: highlightOf(baseUrl, {
        noticeId,
        factId: id,
        ...(places ? { boxes: boxesOf(text, places, clause.start, clause.end) } : {}),
      }),
      gazete_pdf: gazettePdf(baseUrl, noticeId),
      olgular: found.stated.map((fact) => ({ id: fact.id, ...factWire(fact) })),
      taslak: draftsFor(text, clause, found.stated, found.second).map(({ fact, second }) => ({
        ...factWire(fact),
        ikinci_okuyucu: second,
      })),
      kararlar: found.votes.map((vote) => ({
        ...decisionWords(vote.decision),
        rol: 'hesap' as const,
        zaman: vote.at,
        geri_alindi: vote.undoneAt,
        gereken: vote.needs,
        olgular: vote.facts.map(factWire),
      })),
      masa: `${baseUrl}/panel/masa/${id}/`,
    },
    200,
  )
}
