/** How a full power is exercised: as the notice prints it, else as the law has it (TTK 370/1, 539/3, 629/1, 221/1, 278). */
import { natureOf } from '../kernel/legal-entity.ts'
import type { Person } from '../company/fold/names.ts'
import { gradeOf } from '../company/officers/representation.ts'
import { organOf } from '../company/officers/roles.ts'
import type { Organ, PersonState, Power, Seat } from '../company/fold/state.ts'
import { fold } from '../kernel/text.ts'
import type { Reason } from './answer.ts'
import { actsFor, type Basis, basesOf, signerOf } from './bases.ts'
import { effectOf, reason } from './reason.ts'
import { daysOfNotices, noticeOf, oncePerRegister, type Register } from './register.ts'
import type { Candidate, Route } from './routes.ts'
import { standingOf } from './standing.ts'

/** `mode` is how the person signs; `routes` are empty where no form gives the person a signature at all. `article` is the legal basis. */
export type Form = { mode: 'sole' | 'joint' | null; routes: Route[]; reasons: Reason[]; article: string }

/**
 * Whether someone named as a co-signer can sign on the day: `for` in office, `open` in doubt, null not any more. Who was never seen in
 * office is in doubt.
 */
const availability = (register: Register, person: Person): Candidate['standing'] | null => {
  const known = availabilities(register)
  const found = known.get(person.key)
  if (found !== undefined) return found
  const standing = reckoned(register, person)
  known.set(person.key, standing)
  return standing
}
const availabilities = oncePerRegister(() => new Map<string, Candidate['standing'] | null>())

const reckoned = (register: Register, person: Person): Candidate['standing'] | null => {
  const who = register.state.people.get(person.key)
  if (!who || who.seats.length === 0) return register.state.history.some((tenure) => tenure.person.key === person.key) ? null : 'open'
  const effects = who.seats.map((seat) => effectOf(standingOf(register, { who, owner: who, seats: [seat], acting: null, power: null })))
  const best = effects.includes('for') ? 'for' : effects.includes('open') ? 'open' : null
  // A company signs through a natural person; without one nobody can (TTK 359/2, 623/2).
  return best === 'for' && natureOf(person.name) !== 'natural_person' && actsFor(register, person) === null ? 'open' : best
}

const candidates = (register: Register, people: Iterable<Person>, but: Person): Candidate[] => {
  const found = new Map<string, Candidate>()
  for (const person of people) {
    const standing = availability(register, person)
    const signer = signerOf(register, person)
    if (standing !== null && signer.key !== but.key) found.set(signer.key, { person: signer, standing })
  }
  return [...found.values()].sort((a, b) => (a.person.key < b.person.key ? -1 : 1))
}

const family = (basis: Pick<Basis, 'kind'>): string => (basis.kind === 'liquidator' || basis.kind === 'branch' ? basis.kind : 'company')

/** Everybody with a published full power of the same family, as owners of it. */
const fullSigners = (register: Register, basis: Basis): Person[] =>
  fullBases(register)
    .filter((each) => family(each) === family(basis))
    .map((each) => each.owner.person)

const fullBases = oncePerRegister((register) =>
  [...register.state.people.values()].flatMap((who) =>
    basesOf(register, who).filter((each) => each.acting === null && each.power?.layer === 'full'),
  ),
)

/** Who bears a grade or group letter (`A`, `1`). */
export const gradeHolders = (register: Register, grade: string): Person[] =>
  [...register.state.people.values()]
    .filter((who) => who.powers.some((power) => power.group !== null && gradeOf({ key: '', name: power.group }) === grade))
    .map((who) => who.person)

/** "herhangi üçünün": how many of those named must sign besides the holder. */
const others = (power: Power): number => {
  const count = /herhangi (uc|dort|bes)/.exec(fold(power.source.quote))?.[1]
  return count === 'uc' ? 2 : count === 'dort' ? 3 : count === 'bes' ? 4 : 1
}

const printedJoint = (register: Register, basis: Basis, power: Power): Form => {
  const me: Candidate = { person: basis.who.person, standing: 'for' }
  const named = power.with.map((each) => {
    const grade = gradeOf(each)
    return candidates(register, grade === null ? [each] : gradeHolders(register, grade), me.person)
  })
  const anybody = power.anyOther ? candidates(register, fullSigners(register, basis), me.person) : []
  const one = [...named.flat(), ...anybody]
  const several = (count: number): Candidate[][] => Array.from({ length: count }, () => one)
  const article = basis.kind === 'liquidator' ? 'TTK 539/3' : basis.kind === 'manager' ? 'TTK 629/1, 371/3' : 'TTK 370/1, 371/3'
  const form = (routes: Route[], reasons: Reason[]): Form => ({ mode: 'joint', routes, reasons, article })
  const joint = reason(
    'joint',
    'note',
    `Tek başına değil, başkasıyla birlikte imza atar (${article}).`,
    `Signs jointly with another, not alone (${article.replace('TTK', 'TCC')}).`,
    power.source,
  )
  if (named.length === 0 && !power.anyOther) {
    const rest = candidates(register, fullSigners(register, basis), me.person)
    const whole: Route = { slots: [[me], ...rest.map((each) => [each])], certain: true }
    if (rest.length < 2) return form(rest.length === 0 ? [] : [whole], [joint])
    return form(
      [whole, { slots: [[me], rest], certain: false }],
      [
        joint,
        reason(
          'joint',
          'note',
          'İlan müşterek imzanın kaç kişiyle atılacağını yazmıyor; temsil kararının metni giderir.',
          'The notice does not say how many sign jointly; the text of the decision settles it.',
          power.source,
        ),
      ],
    )
  }
  switch (power.anyOther ? 'any' : power.coSign) {
    case 'any':
      return form([{ slots: [[me], ...several(others(power))], certain: true }], [joint])
    case 'all':
      return form([{ slots: [[me], ...named], certain: true }], [joint])
    case null: {
      if (named.length === 1) return form([{ slots: [[me], ...named], certain: true }], [joint])
      return form(
        [
          { slots: [[me], ...named], certain: true },
          { slots: [[me], one], certain: false },
        ],
        [
          joint,
          reason(
            'joint',
            'note',
            'İlan, adı geçenlerin hepsinin mi birinin mi birlikte imzalayacağını açıkça yazmıyor; temsil kararının metni giderir.',
            'The notice does not say plainly whether all of those named sign or one of them; the text of the decision settles it.',
            power.source,
          ),
        ],
      )
    }
  }
}

/** The articles are known and say nothing of a form: founding notice fully read, no later change of the articles on representation. */
const articlesReadAndSilent = (register: Register): boolean => {
  const founding = register.state.establishment && noticeOf(register, register.state.establishment.source)
  const changed = register.state.articles.some(
    (change) => change.heading === null || /temsil|ilzam|yonetim|mudur|imza|idare/.test(fold(change.heading)),
  )
  return founding !== null && founding !== undefined && founding.unread.length === 0 && register.complete && !changed
}

const inOrgan = (register: Register, organ: Organ): { who: PersonState; seat: Seat }[] =>
  [...register.state.people.values()].flatMap((who) => {
    const seat = who.seats.find((each) => organOf(each.role) === organ)
    return seat ? [{ who, seat }] : []
  })

/** A line that ended this very power ("temsil yetkisi sona ermiştir"), registered by the day. */
const revocation = (register: Register, owner: PersonState): Reason[] => {
  const days = daysOfNotices(register)
  const fact = register.record.facts.find(
    (each) =>
      each.kind === 'departure' &&
      register.state.people.get(owner.person.key) &&
      fold(each.person) === fold(owner.person.name) &&
      fold(each.quote).includes('temsil') &&
      (days.get(each.noticeId) ?? '9') <= register.day,
  )
  return fact
    ? [
        reason(
          'office_ended',
          'against',
          'Temsil yetkisinin sona erdiği ilan edildi; görevi yetki olmadan sürüyor (TTK 36, 373).',
          'The end of the power to represent was published; the office continues without it (TCC 36, 373).',
          { factId: fact.id, noticeId: fact.noticeId, quote: fact.quote, verified: fact.verified },
        ),
      ]
    : []
}

const NOBODY: Pick<Form, 'mode' | 'routes'> = { mode: null, routes: [] }

/** Members of a board and managers of whom no form of signing was published. */
const organByLaw = (register: Register, basis: Basis, organ: 'board' | 'managers'): Form => {
  const me: Candidate = { person: basis.who.person, standing: 'for' }
  const peers = inOrgan(register, organ).filter(({ who }) => who !== basis.owner)
  const seat = basis.seats[0]
  const article = organ === 'board' ? 'TTK 370/1' : 'TTK 629/1, 370/1'
  const english = article.replace('TTK', 'TCC')
  const revoked = revocation(register, basis.owner)
  if (revoked.length > 0) return { ...NOBODY, article: 'TTK 370/2', reasons: revoked }
  const powers = [...register.state.people.values()]
    .filter((who) => who !== basis.owner)
    .flatMap((who) => who.powers.filter((power) => power.layer === 'full').map((power) => ({ who, power })))
  const decision = powers.findLast(
    ({ power }) => power.since >= (seat?.day ?? '') && power.base.some((role) => role !== 'branch_manager' && role !== 'liquidator'),
  )
  const whole = register.record.retrievalComplete && decision !== undefined && !register.doubtful.has(decision.power.source.noticeId)
  if (decision && whole && peers.length > 0) {
    return {
      ...NOBODY,
      article: 'TTK 370/2',
      reasons: [
        reason(
          'no_representation',
          'against',
          'Yayımlanan temsil kararı yetkilileri sayıyor ve bu kişiyi anmıyor; üyelik veya müdürlük tek başına temsil yetkisi vermez (TTK 370/2, 371/7, 629/1).',
          'The published decision on representation names those who sign and not this person; the office alone gives no power to sign (TCC 370/2, 371/7, 629/1).',
          decision.power.source,
        ),
      ],
    }
  }
  if (powers.length > 0) {
    return {
      ...NOBODY,
      article: 'TTK 370/2',
      reasons: [
        reason(
          'no_representation',
          'open',
          'Temsil kararı başka kişileri anıyor; bu kişinin imza yetkisi olup olmadığını söyleyen bir karar ilanlarda yok (TTK 370/2). Güncel temsil kararı giderir.',
          'The decision on representation names others; no published decision says whether this person signs (TCC 370/2). The current decision on representation settles it.',
          powers[0]?.power.source ?? null,
        ),
      ],
    }
  }
  if (peers.length === 0) {
    if (!register.complete) {
      return {
        mode: 'sole',
        article,
        routes: [{ slots: [[me]], certain: false }],
        reasons: [
          reason(
            'sole',
            'open',
            `İlanlar tam değil; organın başka üyesi olabilir (${article}). Güncel sicil kaydı giderir.`,
            `The notices are not complete; the organ may have another member (${english}). A current registry extract settles it.`,
            seat?.source ?? null,
          ),
        ],
      }
    }
    return {
      mode: 'sole',
      article,
      routes: [{ slots: [[me]], certain: true }],
      reasons: [
        reason(
          'sole',
          'for',
          `Organın tek üyesidir; kanun gereği tek başına temsil eder (${article}).`,
          `Sole member of the organ; represents the company alone by law (${english}).`,
          seat?.source ?? null,
        ),
      ],
    }
  }
  const partnership = register.form === 'GENERAL_PARTNERSHIP' || register.form === 'LIMITED_PARTNERSHIP'
  const read = articlesReadAndSilent(register)
  if (partnership) {
    return {
      mode: 'sole',
      article: 'TTK 221/1',
      routes: [{ slots: [[me]], certain: read }],
      reasons: [
        reason(
          'sole',
          read ? 'for' : 'open',
          read
            ? 'Sözleşme imza biçimi yazmıyor; yönetici ortaklar tek başına temsil eder (TTK 221/1).'
            : 'İmza biçimi ilan edilmemiş, sözleşme görülmedi (TTK 221/1, 233/2). Şirket sözleşmesi giderir.',
          read
            ? 'The contract prints no form; managing partners represent alone (TCC 221/1).'
            : 'No form of signing was published and the contract was not seen (TCC 221/1, 233/2). The contract settles it.',
          seat?.source ?? null,
        ),
      ],
    }
  }
  const route: Route = {
    slots: [
      [me],
      candidates(
        register,
        peers.map(({ who }) => who.person),
        me.person,
      ),
    ],
    certain: read,
  }
  return {
    mode: 'joint',
    article,
    routes: [route],
    reasons: [
      reason(
        'joint',
        read ? 'note' : 'open',
        read
          ? `İmza biçimi yazılmadığından kanun gereği iki kişi birlikte imzalar (${article}).`
          : `İmza biçimi ilan edilmemiş, esas sözleşme bütünüyle okunmadı; kanundaki kural çift imzadır (${article}). Temsil kararı veya esas sözleşme giderir.`,
        read
          ? `As no form of signing is printed, two sign jointly by law (${english}).`
          : `No form of signing was published and the articles were not fully read; the rule of law is two signatures (${english}). The decision on representation or the articles settle it.`,
        seat?.source ?? null,
      ),
    ],
  }
}

const liquidatorsByLaw = (register: Register, basis: Basis): Form => {
  const me: Candidate = { person: basis.who.person, standing: 'for' }
  const rest = candidates(
    register,
    inOrgan(register, 'liquidators').map(({ who }) => who.person),
    me.person,
  )
  const source = basis.seats[0]?.source ?? null
  if (rest.length === 0) {
    return {
      mode: 'sole',
      article: 'TTK 539/3',
      routes: [{ slots: [[me]], certain: register.complete }],
      reasons: [
        register.complete
          ? reason(
              'sole',
              'for',
              'Tek tasfiye memurudur; tek başına temsil eder (TTK 539/3).',
              'Sole liquidator; represents the company alone (TCC 539/3).',
              source,
            )
          : reason(
              'sole',
              'open',
              'İlanlar tam değil; başka tasfiye memuru olabilir (TTK 539/3). Güncel sicil kaydı giderir.',
              'The notices are not complete; there may be another liquidator (TCC 539/3). A current registry extract settles it.',
              source,
            ),
      ],
    }
  }
  const partnership = register.form === 'GENERAL_PARTNERSHIP' || register.form === 'LIMITED_PARTNERSHIP'
  return partnership
    ? {
        mode: 'joint',
        article: 'TTK 278',
        routes: [{ slots: [[me], ...rest.map((each) => [each])], certain: true }],
        reasons: [
          reason(
            'joint',
            'note',
            'Şahıs şirketinde tasfiye memurları birlikte hareket eder (TTK 278).',
            'The liquidators of a partnership act together (TCC 278).',
            source,
          ),
        ],
      }
    : {
        mode: 'joint',
        article: 'TTK 539/3',
        routes: [{ slots: [[me], rest], certain: true }],
        reasons: [
          reason(
            'joint',
            'note',
            'Birden çok tasfiye memuru varsa, aksi kararlaştırılmadıkça iki imza gerekir (TTK 539/3).',
            'Where there are several liquidators, two sign unless otherwise decided (TCC 539/3).',
            source,
          ),
        ],
      }
}

const byLaw = (register: Register, basis: Basis): Form => {
  const me: Candidate = { person: basis.who.person, standing: 'for' }
  const source = basis.seats[0]?.source ?? null
  const alone: Route[] = [{ slots: [[me]], certain: true }]
  switch (basis.kind) {
    case 'member':
      return organByLaw(register, basis, 'board')
    case 'manager':
      return organByLaw(register, basis, 'managers')
    case 'liquidator':
      return liquidatorsByLaw(register, basis)
    case 'agent':
    case 'proxy':
      return {
        mode: 'sole',
        article: 'TBK 547, 551',
        routes: alone,
        reasons: [
          reason(
            'sole',
            'for',
            'Birlikte temsil kaydı tescil edilmemiş; tek başına temsil eder (TBK 549/2).',
            'No joint representation is registered; represents alone (TCO 549/2).',
            source,
          ),
        ],
      }
    case 'delegate':
      return basis.seats[0]?.role === 'representative_of_legal_entity'
        ? {
            ...NOBODY,
            article: 'TTK 359/2',
            reasons: [
              reason(
                'no_representation',
                'open',
                'Tüzel kişi adına hareket ettiği ilan edilmiş, tüzel kişinin görevi ise bilinen ilanlarda yok (TTK 359/2, 623/2). Tüzel kişinin seçim ilanı giderir.',
                'Published as acting for a legal entity, whose own office is not in the known notices (TCC 359/2, 623/2). The notice of its election settles it.',
                source,
              ),
            ],
          }
        : {
            ...NOBODY,
            article: 'TTK 370/2',
            reasons: [
              reason(
                'no_representation',
                register.complete ? 'against' : 'open',
                register.complete
                  ? 'Bu görev tek başına temsil yetkisi vermez; yetki veren bir karar ilan edilmemiş (TTK 370/2, 373).'
                  : 'Bu göreve temsil yetkisi veren bir karar bilinen ilanlarda yok, ilanlar tam değil (TTK 370/2, 373). Güncel temsil kararı giderir.',
                register.complete
                  ? 'The office alone gives no power to represent; no decision giving one was published (TCC 370/2, 373).'
                  : 'No decision giving this office a power to represent is in the known notices, which are not complete (TCC 370/2, 373). The current decision settles it.',
                source,
              ),
            ],
          }
    case 'branch':
      return {
        mode: null,
        article: 'TSY 121/1-c',
        routes: [{ slots: [[me]], certain: false }],
        reasons: [
          reason(
            'outside_branch',
            'open',
            'Şube ilanı temsil biçimini ve yetkinin şube işleriyle sınırlı olup olmadığını yazmıyor (TSY 121/1-c). Şubenin temsil kararı giderir.',
            'The branch notice prints neither the form of signing nor whether the power is limited to the branch (Registry Regulation 121/1-c). The decision on the branch settles it.',
            source,
          ),
        ],
      }
    case 'estate':
    case 'trustee':
    case 'commissioner':
    case 'limited':
      return { mode: null, article: '', routes: [{ slots: [[me]], certain: false }], reasons: [] }
  }
}

/** How the person signs on this basis; a limited agent signs as the directive says, which is decided elsewhere. */
export const formOf = (register: Register, basis: Basis): Form => {
  const { power } = basis
  if (power === null || power.layer === 'limited') return byLaw(register, basis)
  const conflicting = basis.owner.powers.filter(
    (each) =>
      each.layer === 'full' && each.scope === power.scope && each.limit === null && power.limit === null && each.mode !== power.mode,
  )
  const conflict = conflicting.map((each) =>
    reason(
      'conflicting_texts',
      'open',
      'Aynı gün tescil edilen iki metin imza biçimini farklı yazıyor (TTK 371/3). Temsil kararının metni giderir.',
      'Two texts registered on the same day print different forms of signing (TCC 371/3). The text of the decision settles it.',
      each.source,
    ),
  )
  const doubt =
    power.doubt === null
      ? []
      : [
          reason(
            'in_office',
            'open',
            'Yetkinin verildiği unvan sona erdi; yetkinin sürüp sürmediğini söyleyen ilan yok. Güncel temsil kararı giderir.',
            'The title with which the power was given has ended; no notice says whether the power remains. The current decision on representation settles it.',
            power.doubt,
          ),
        ]
  if (power.mode !== 'sole') {
    const form = printedJoint(register, basis, power)
    return { ...form, reasons: [...form.reasons, ...doubt] }
  }
  const article =
    basis.kind === 'branch'
      ? 'TTK 371/3, TSY 121'
      : basis.kind === 'liquidator'
        ? 'TTK 539/3'
        : basis.kind === 'manager'
          ? 'TTK 623, 629/1'
          : 'TTK 370, 373'
  return {
    mode: 'sole',
    article,
    routes: [{ slots: [[{ person: basis.who.person, standing: 'for' }]], certain: conflict.length === 0 && doubt.length === 0 }],
    reasons: [
      reason(
        'sole',
        'for',
        `Tek başına imza yetkisi tescil ve ilan edilmiş (${article}).`,
        `A power to sign alone is registered and published (${article.replace('TTK', 'TCC').replace('TSY', 'Registry Regulation')}).`,
        power.source,
      ),
      ...conflict,
      ...doubt,
    ],
  }
}
