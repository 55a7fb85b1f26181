/**
 * Who sits for a legal entity, in the words of decisions: "X A.Ş.'yi temsilen A'nın görevlendirilmesine", "X A.Ş.'nin temsilcisi A'nın yerine B
 * hareket edecektir", "bu tüzel kişi adına A görev yapacaktır". The template's sentences, which introduce people by number and residence, are not
 * read here.
 */
import type { DepartureReason } from '../fact/fact.ts'
import type { Body } from '../fact/found.ts'
import { verb } from '../text/lexicon.ts'
import { isEntity, partiesIn, type Party } from '../text/names.ts'

/** `of` is null where the words only point back to an entity named before ("bu tüzel kişi"), or name none. */
export type Sitting = { of: string | null; begins: Party | null; ends: Party | null; reason: DepartureReason | null }

const DELEGATE =
  /\bgercek kisi(?: olarak)? (?:temsilci|olarak)|\b(?:tuzel|gercek) kisi temsilci|\bgercek kisi temsilci|\badina tescil edilen gercek kisi/
/** What the words between an entity and who sits for it say, behind the entity's case ending. */
const FOR_IT =
  /^(?:['’`]?\s?[a-z]{1,4})?\s*,?\s*(?:(?:kendi )?(?:yonetim|genel|ortaklar|mudurler) kurul[a-z]* (?:[\d./]+ (?:tarih|gun)[a-z]*,? )?(?:ve )?(?:[\d/]+ sayili )?karar[a-z]*,? )?(?:(?:kendisini|sirketimizi|tuzel kisiyi|tuzel kisiligini|ni|yi) )*(?:\S+ ){0,4}?(?:temsilen|temsil e[td](?:mek|mesi|en|ecek)|temsilci(?:si|ligi|ligine|sini|liginden)?\b|adina\b|namina\b)/
const POINTS_BACK =
  /\b(?:bu|anilan|mezkur|soz konusu|adi gecen|ilgili|ayni) (?:tuzel kisi|sirket)[a-z]*\s(?:\S+ ){0,2}?(?:adina|temsilen|temsil)|\bkendisi (?:adina|namina)\b/
/** Who is called so without the entity that he sits for: it stands before. */
const FOR_ENTITY_BEFORE = /\btuzel kisi(?:lik|yi|ligi)? (?:adina|namina|temsilen)\b/
/** "… temsilcisi A değişmiş, yerine B": of which office somebody takes another's place stands in the clause before. */
const SUCCEEDS = /^\W*(?:yerine|yeni (?:gercek kisi )?temsilci(?:si|miz)?)\b/
/** "X A.Ş. adına B belirlenmiş, önceki temsilci A'nın görevi …" */
const BEFORE_HIM = /^\W*(?:onceki|eski) temsilci\b/
const FOR_ANOTHER = /\b(?:adina|namina|temsilen)\b/
const SAT_BEFORE =
  /\b(?:temsilci(?:si|ligi)|(?:adina|namina) hareket ed(?:en|ecek)|temsilen (?:[a-z]+ ){0,3}(?:gorev yapan|hareket eden|bulunan|gorevlendirilen|gorevli olan))[^.;]{0,80}\b(?:degis(?:mis|ti|tiril)|sona er(?:mis|di)|son bul(?:mus|du)|son (?:ver|veril)m[iu]s|istifa etmis|ayrilmis)[a-z]*(?: olup)?,?\s*$/
const BEGINS = new RegExp(
  `${verb('elect', 'said', 'decided', 'linked')}|${verb('serve', 'said', 'decided', 'will')}|${verb('act', 'will', 'decided', 'said')}|\\btayin(?:i|ine)\\b|\\btemsil ed(?:ecek|er)[a-z]*|\\btescil (?:edilmis[a-z]*|edilmesine|ve ilan[a-z]*)|\\btesciline|\\bbildiril(?:mis|di)[a-z]*`,
)
const ENDS = new RegExp(
  `${verb('end', 'said', 'decided', 'linked')}|${verb('remove', 'said', 'decided', 'linked')}|${verb('resign', 'said', 'decided', 'linked')}|\\b(?:istifa|azl|azil)(?:si|i|ine|ina)(?:n[a-z]{1,2})?\\b`,
)
/** Who sits for the company on the board of another has no seat of its own. */
const ELSEWHERE = /\bistirak[a-z]*m[iu]z|\bbagli (?:ortakl|sirket)[a-z]*|kurul[a-z]*(?:na|nda)\s(?:\S+ ){0,2}sirketimizi temsil/
const NOT_SAID = /m[ae]m[iu]s|m[ae]m[ae]s|\bdegil\b|\bredd|\bteklif|\baday|\bmahkeme|\bvekaleten|\btoplanti|\bhazir bulun|\bkatil/
const REPLACED =
  /^\S{0,5}\s(?:yerine|(?:[a-z]+ ){0,5}?(?:alin|ayril|sona er|istifa e|son ver|azled)[a-z]*(?: olup)?,? (?:onun )?yerine|(?:[a-z]+ ){0,2}degis(?:mis|ti)[a-z]*(?: olup)?,? yeni (?:[a-z]+ ){0,2}temsilci|(?:[a-z]+ ){0,2}(?:olarak degistir|degistirilerek|degisti(?:gin|rildigin)))/
const CHANGED_TO = /olarak degistirilmesine|olarak degistirilmis/
/** Offices that somebody who sits for another is elected to himself. */
const OFFICE_OF_HIS_OWN =
  /\b(?:uyelig|azalig|baskanlig|mudurlug(?:e|une)\b|uye olarak|uyesi olarak|baskani? olarak|muduru? olarak|murahhas)/

/** "Yönetim kurulu üyeliğine seçilen X A.Ş. adına …": the office is the entity's. */
const OF_THE_ENTITY = /\buyelig[a-z]* (?:secilen|getirilen|atanan)\s/

const reasonOf = (plain: string): DepartureReason | null =>
  /istifa/.test(plain) ? 'resignation' : /azl|azil|son veril|gorev(?:in)?den al/.test(plain) ? 'dismissal' : null

const IS_ONE = /^\s?['’`]\s?[dt][iu]r\b/
/** How far before a clause the words stand that it takes up. */
const BEFORE = 240
/** What a clause decides of who sits for a legal entity; null where it decides nothing of it, or its words leave open who is meant. */
export const sittingIn = (body: Body, from: number, to: number): Sitting | null => {
  const plain = body.plain.slice(from, to)
  const succeeds = SUCCEEDS.test(plain) && SAT_BEFORE.test(body.plain.slice(Math.max(0, from - BEFORE), from))
  if (!(succeeds || /temsil|adina|namina/.test(plain)) || NOT_SAID.test(plain) || ELSEWHERE.test(plain)) return null
  const parties = partiesIn(body, from, to)
  const people = parties.filter(({ name }) => !isEntity(name))
  const entities = parties.filter(({ name }) => isEntity(name))
  if (
    people.length === 0 ||
    people.length > 2 ||
    entities.length > 1 ||
    (parties.some(({ introduced }) => introduced) && /\bikamet|\bmukim/.test(plain))
  )
    return null
  const [entity] = entities
  const [first, second] = people as [Party, Party | undefined]
  if (entity) {
    const between = body.plain.slice(entity.to, first.from)
    const sits = FOR_IT.test(between) || FOR_IT.test(body.plain.slice(entity.to, to))
    if (
      entity.from > first.from ||
      !sits ||
      between.includes('(') ||
      between.length > 110 ||
      // "X GmbH'nin Türkiye şubesi temsilciliğine": who represents a branch sits for nobody.
      /\bsube/.test(between) ||
      OFFICE_OF_HIS_OWN.test(plain.replace(OF_THE_ENTITY, ''))
    )
      return null
  } else if (
    !DELEGATE.test(plain) &&
    !POINTS_BACK.test(plain) &&
    !FOR_ENTITY_BEFORE.test(plain) &&
    !(BEFORE_HIM.test(plain) && FOR_ANOTHER.test(body.plain.slice(Math.max(0, from - BEFORE), from))) &&
    !succeeds
  )
    return null
  const none: Sitting = { of: entity?.name ?? null, begins: null, ends: null, reason: null }
  const behind = body.plain.slice(first.to, to)
  if (second) {
    const changed = CHANGED_TO.test(plain) && first.after === 'of'
    if (!REPLACED.test(behind) && !changed) return null
    const rest = body.plain.slice(second.to, to)
    const reason = reasonOf(body.plain.slice(first.to, second.from))
    return changed || BEGINS.test(rest) || IS_ONE.test(rest) ? { ...none, begins: second, ends: first, reason } : null
  }
  const replaced = /^\S{0,5}\syerine\b(?! getir)|^\sdegis(?:mis|ti)[a-z]*(?: olup)?,?\s*$/.test(behind)
  const [ends, begins] = [ENDS.exec(behind), BEGINS.exec(behind)]
  if (replaced || (ends && (!begins || ends.index < begins.index)))
    return { ...none, ends: first, reason: replaced ? null : reasonOf(behind) }
  const copula = IS_ONE.test(behind) && /temsilci(?:si|miz)?\b/.test(plain)
  const decided = begins && /(?:m[ae]s[iu]n[iuae]|tayin[a-z]*|ilanina|tesciline)$/.test(begins[0])
  if (copula || (begins && (first.after === 'object' || (decided ? first.after === 'of' : first.after === null))))
    return { ...none, begins: first }
  return null
}
