/**
 * What the state of the company does to a basis: liquidation, bankruptcy, concordat, trustee, additional liquidation (TTK 533–548, 534; İİK
 * 184–309; CMK 133; TMK 427).
 */
import { dateText } from '../../../company/changes/change-texts.ts'
import type { StatusStep } from '../../../company/fold/state.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import { hasSeatIn } from '../../../company/officers/seats.ts'
import { testCapital } from '../flags/minimum-capital.ts'
import { fold } from '../../../kernel/text.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import type { Question, Reason } from '../../../signing/answer.ts'
import type { Basis } from './bases.ts'
import { reason } from './reason.ts'
import { noticeOf, oncePerRegister, type Register, wordsOf } from './register.ts'
import { type Act, actNames, barredInStay, belongsToLiquidation, coverage } from './transactions.ts'

/** Nobody signs for a company that ended. Null while it exists, or where it is not certain that it ended. */
export const companyEnded = (register: Register): Reason | null => {
  const { closed } = register.now
  if (!closed) return null
  const day = dateText(closed.day)
  const other = closed.counterparty
  if (closed.code === 'MERGED' || closed.code === 'DIVIDED') {
    const by =
      closed.code === 'MERGED'
        ? { tr: 'birleşmeyle', en: 'by merger', law: 'TTK 136/4, 152, 153' }
        : { tr: 'bölünmeyle', en: 'by division', law: 'TTK 179/3' }
    return reason(
      'company_closed',
      'against',
      `Şirket ${day.tr} tarihinde ${by.tr} sona erdi (${by.law}).${other ? ` Yerine geçen: ${other}; onun temsilcileri imzalar.` : ''}`,
      `The company ended ${by.en} on ${day.en} (${by.law.replace('TTK', 'TCC')}).${other ? ` Its successor is ${other}, whose representatives sign.` : ''}`,
      closed.source,
    )
  }
  return reason(
    'company_closed',
    'against',
    `Şirketin kaydı ${day.tr} tarihinde sicilden silindi; yeniden tescil edilmedikçe kimse onun adına imza atamaz (TTK 545, 547, geçici 7).`,
    `The company was struck off on ${day.en}; nobody signs for it unless it is registered again (TCC 545, 547, provisional 7).`,
    closed.source,
  )
}

const isLiquidator = (basis: Basis): boolean => basis.kind === 'liquidator'
const isOrgan = (basis: Basis): boolean => basis.kind === 'member' || basis.kind === 'manager'

const hasLiquidators = (register: Register): boolean =>
  [...register.state.people.values()].some((who) => hasSeatIn(who.seats, 'liquidators'))

const inLiquidation = (register: Register, basis: Basis, question: Question, acts: readonly Act[], source: Source): Reason[] => {
  const belongs = belongsToLiquidation(acts)
  if (isLiquidator(basis)) {
    if (belongs === false || (belongs === null && question.transaction !== null)) {
      return [
        reason(
          'in_liquidation',
          'open',
          belongs === false
            ? `Tasfiye memuru tasfiyenin gerektirmediği yeni işlem yapamaz; ${actNames(acts).tr} yeni işlem olabilir (TTK 542/1-b, 539/2). Genel kurul veya tasfiye kararının metni giderir.`
            : 'İşlemin tasfiyenin gereği olup olmadığı sorudan anlaşılmıyor (TTK 542/1-b, 539/2). Tasfiye kararının metni giderir.',
          belongs === false
            ? `A liquidator may not begin new business that the liquidation does not call for; this may be new business: ${actNames(acts).en} (TCC 542/1-b, 539/2). The resolution on the liquidation settles it.`
            : 'The question does not tell whether the act belongs to the liquidation (TCC 542/1-b, 539/2). The resolution on the liquidation settles it.',
          source,
        ),
      ]
    }
    return [
      reason(
        'in_liquidation',
        'note',
        'Şirket tasfiye hâlinde; tasfiye memuru tasfiye konularında temsil eder (TTK 533/2, 539).',
        'The company is in liquidation; the liquidator represents it in matters of the liquidation (TCC 533/2, 539).',
        source,
      ),
    ]
  }
  if (!hasLiquidators(register)) {
    return [
      reason(
        'in_liquidation',
        'open',
        'Şirket tasfiye hâlinde ve tasfiye memuru ilan edilmemiş; kanun bu durumda tasfiyeyi yönetim organına bırakır, ancak tescilini ister (TTK 536/1-2). Güncel sicil kaydı giderir.',
        'The company is in liquidation and no liquidator was published; the law then leaves it to the managing organ but asks for its registration (TCC 536/1-2). A current registry extract settles it.',
        source,
      ),
    ]
  }
  if (isOrgan(basis)) {
    if (question.transaction === null || belongs === true) {
      return [
        reason(
          'in_liquidation',
          'against',
          'Şirket tasfiye hâlinde; onu tasfiye memurları temsil eder (TTK 533/2, 535/1, 539/3).',
          'The company is in liquidation; the liquidators represent it (TCC 533/2, 535/1, 539/3).',
          source,
        ),
      ]
    }
    return [
      reason(
        'in_liquidation',
        'open',
        'Şirket tasfiye hâlinde; tasfiye dışı işlerde eski organın temsil yetkisinin sürüp sürmediği tartışmalıdır (TTK 535/1, 539/3). Tasfiye memurunun imzasını isteyiniz.',
        'The company is in liquidation; whether the former organ still represents it in other matters is disputed (TCC 535/1, 539/3). Ask for the signature of the liquidator.',
        source,
      ),
    ]
  }
  return [
    reason(
      'in_liquidation',
      'open',
      'Şirket tasfiye hâlinde; önceden verilmiş yetkilerin sürüp sürmediği belirsizdir, tasfiye memurlarının yetkisi devredilemez (TTK 539/1). Tasfiye memurunun imzasını isteyiniz.',
      'The company is in liquidation; whether powers given before remain is uncertain, and those of liquidators cannot be delegated (TCC 539/1). Ask for the signature of the liquidator.',
      source,
    ),
  ]
}

const inBankruptcy = (basis: Basis, acts: readonly Act[], step: Pick<StatusStep, 'on' | 'source'>): Reason[] => {
  const day = dateText(step.on)
  if (basis.kind === 'estate') {
    return basis.power
      ? []
      : [
          reason(
            'bankruptcy',
            'open',
            'İflas masasını iflas idaresi temsil eder; idare üyelerinin imza biçimi ilan edilmemiş (İİK 226). İflas dairesinin yazısı giderir.',
            'The bankruptcy administration represents the estate; how its members sign was not published (Enforcement and Bankruptcy Act 226). The bankruptcy office settles it.',
            step.source,
          ),
        ]
  }
  if (acts.includes('bankruptcy_appeal')) {
    return [
      reason(
        'bankruptcy',
        'open',
        'İflas kararına karşı kanun yolu gibi masanın dışında kalan işlerde organlar temsil yetkisini korur (TTK 534). Mahkeme kaydı giderir.',
        'In matters outside the estate, such as contesting the bankruptcy, the organs keep their representation (TCC 534). The court file settles it.',
        step.source,
      ),
    ]
  }
  return [
    reason(
      'bankruptcy',
      'against',
      `İflas ${day.tr} tarihinde açıldı; masaya giren mal ve haklar üzerinde yalnız iflas idaresi tasarruf eder (İİK 165, 184, 191, 226; TTK 534).`,
      `Bankruptcy was opened on ${day.en}; only the bankruptcy administration disposes of the estate (Enforcement and Bankruptcy Act 165, 184, 191, 226; TCC 534).`,
      step.source,
    ),
  ]
}

/** What a court added to a stay, by the words of its notice. */
const ordersOf = (register: Register, step: StatusStep): { leave: boolean; runs: boolean; barred: boolean } => {
  const notice = noticeOf(register, step.source)
  const words = notice ? wordsOf(register, notice) : ''
  return {
    leave: /komiser\S*(?: \S+){0,4} (?:onay|izn|izin|muvafakat)/.test(words),
    runs: /(?:borclu\S* yerine|isletme\S* faaliyet\S*|faaliyetin\S*)(?: \S+){0,6} komiser\S*(?: \S+){0,4} (?:devam|yurut|yonet|surdur)|komiser\S*(?: \S+){0,5} (?:borclu\S* yerine|faaliyet\S* (?:devam|yurut|surdur))/.test(
      words,
    ),
    barred: /tasarruf yetki\S*(?: \S+){0,3} (?:kaldir|alin)/.test(words),
  }
}

const inConcordat = (register: Register, basis: Basis, question: Question, acts: readonly Act[], step: StatusStep): Reason[] => {
  const { source, endsOn } = step
  const orders = ordersOf(register, step)
  if (basis.kind === 'commissioner') {
    return orders.runs
      ? [
          reason(
            'concordat',
            'note',
            'Mahkeme işletmenin faaliyetine komiserin devam etmesine karar vermiş (İİK 297/1).',
            'The court ordered that the commissioner carry on the business (Enforcement and Bankruptcy Act 297/1).',
            source,
          ),
        ]
      : []
  }
  if (orders.runs || orders.barred) {
    return [
      reason(
        'concordat',
        'against',
        orders.runs
          ? 'Mahkeme işletmenin faaliyetine borçlu yerine komiserin devam etmesine karar vermiş (İİK 297/1).'
          : 'Mahkeme borçlunun malları üzerindeki tasarruf yetkisini kaldırmış (İİK 297/3).',
        orders.runs
          ? 'The court ordered that the commissioner carry on the business in place of the debtor (Enforcement and Bankruptcy Act 297/1).'
          : 'The court lifted the debtor’s power to dispose of its assets (Enforcement and Bankruptcy Act 297/3).',
        source,
      ),
    ]
  }
  const barred = barredInStay(acts)
  const open = (tr: string, en: string): Reason[] => [reason('concordat', 'open', tr, en, source)]
  if (endsOn !== null && endsOn < register.day) {
    const end = dateText(endsOn)
    return open(
      `Konkordato mühleti hesaba göre ${end.tr} tarihinde bitti; uzatma, tasdik veya ret ilanı bulunamadı (İİK 287, 289). Mahkeme kararı giderir.`,
      `By reckoning the concordat stay ended on ${end.en}; no extension, approval or refusal was published (Enforcement and Bankruptcy Act 287, 289). The court’s decision settles it.`,
    )
  }
  if (barred.length > 0) {
    return open(
      `Mühlet içinde ${actNames(barred).tr} mahkeme izni olmadan hükümsüzdür (İİK 297/2). Mahkemenin izin kararı giderir.`,
      `During the stay these are void without leave of the court: ${actNames(barred).en} (Enforcement and Bankruptcy Act 297/2). The court’s leave settles it.`,
    )
  }
  if (orders.leave)
    return open(
      'Mahkeme işlemleri komiserin iznine bağlamış (İİK 297/1). Komiserin yazılı izni giderir.',
      'The court made acts subject to the commissioner’s leave (Enforcement and Bankruptcy Act 297/1). The written leave of the commissioner settles it.',
    )
  return [
    reason(
      'concordat',
      'note',
      'Konkordato mühleti sürüyor; borçlu komiserin gözetiminde işlerine devam eder, rehin, kefalet, bağışlama ve taşınmaz işlemleri mahkeme izni ister (İİK 297).',
      'A concordat stay is running; the debtor goes on under the commissioner’s supervision, while pledges, sureties, gifts and dealings in land need leave of the court (Enforcement and Bankruptcy Act 297).',
      source,
    ),
  ]
}

type Trustee = { source: Source; kind: 'full' | 'approving' | 'unknown' }

/** A trustee the notices tell of: no kind of fact covers it, so the words of the notice are read, and what they leave open stays open. */
const trusteeOn = oncePerRegister((register): Trustee | null => {
  const { record, day } = register
  let found: Trustee | null = null
  for (const notice of record.notices
    .filter((each) => (effectiveDay(each) ?? '9') <= day)
    .sort((a, b) => ((effectiveDay(a) ?? '') < (effectiveDay(b) ?? '') ? -1 : 1))) {
    const words = wordsOf(register, notice)
    if (!/\bkayyim/.test(words)) continue
    const fact = record.facts.find((each) => each.noticeId === notice.id && fold(each.quote).includes('kayyim'))
    const clause = notice.unread.find(({ text }) => fold(text).includes('kayyim'))
    const source: Source = fact
      ? sourceOf(fact)
      : { factId: `notice:${notice.id}`, noticeId: notice.id, quote: clause?.text ?? notice.noticeType, verified: clause !== undefined }
    const full = /yonetim kayyim|yetkileri\S*(?: \S+){0,4} (?:kayyim|devr)|tum yetki|tasarruf mevduati sigorta fonu|\btmsf\b/.test(words)
    const approving = /denetim kayyim|onay kayyim|kayyim\S*(?: \S+){0,3} (?:onay|izn)|(?:onay|izn)\S*(?: \S+){0,3} kayyim/.test(words)
    found = /kayyim\S*(?: \S+){0,6} (?:kaldiril|sona er|son veril)/.test(words)
      ? null
      : { source, kind: full && !approving ? 'full' : approving && !full ? 'approving' : 'unknown' }
  }
  return found
})

const underTrustee = (basis: Basis, trustee: Trustee): Reason[] => {
  if (basis.kind === 'trustee') {
    return trustee.kind === 'full'
      ? []
      : [
          reason(
            'trustee',
            'open',
            'Kayyımın yetkisi atama kararıyla sınırlıdır; ilandan kapsamı anlaşılmıyor (TMK 427, CMK 133). Mahkeme kararı giderir.',
            'The trustee’s power is limited to the order; the notice does not tell how far it goes (Civil Code 427, Criminal Procedure Act 133). The court’s order settles it.',
            trustee.source,
          ),
        ]
  }
  return trustee.kind === 'full'
    ? [
        reason(
          'trustee',
          'against',
          'Yönetim organının yetkileri kayyıma geçmiş (CMK 133/1, 6758 sayılı Kanun 19).',
          'The powers of the managing organ passed to a trustee (Criminal Procedure Act 133/1, Law 6758, article 19).',
          trustee.source,
        ),
      ]
    : [
        reason(
          'trustee',
          'open',
          trustee.kind === 'approving'
            ? 'Yönetim organının işlemleri kayyımın onayına bağlanmış (CMK 133/1). Kayyımın onayı giderir.'
            : 'Şirkete kayyım atanmış; yetkisinin kapsamı ilandan anlaşılmıyor (CMK 133, TMK 427/4). Mahkeme kararı giderir.',
          trustee.kind === 'approving'
            ? 'Acts of the managing organ need the trustee’s approval (Criminal Procedure Act 133/1). That approval settles it.'
            : 'A trustee was appointed; the notice does not tell how far the power goes (Criminal Procedure Act 133, Civil Code 427/4). The court’s order settles it.',
          trustee.source,
        ),
      ]
}

/** A company registered again by a court exists for the acts left to do; who was appointed for them signs (TTK 547, TSY 89). */
const reinstated = (basis: Basis, question: Question, step: StatusStep): Reason[] => {
  if (!isLiquidator(basis) || (basis.seats[0]?.day ?? '') < step.day) {
    return [
      reason(
        'in_office',
        'open',
        'Şirket yeniden tescil edildi; organlarının yetkisi yeni bir ilan olmadan bilinemez (TTK 547, TSY 89). Mahkeme kararı giderir.',
        'The company was registered again; the power of its organs is not known without a new notice (TCC 547, Registry Regulation 89). The court’s decision settles it.',
        step.source,
      ),
    ]
  }
  const scope = basis.power?.scope ?? null
  if (scope === null || question.transaction === null) {
    return [
      reason(
        'out_of_scope',
        'open',
        'Ek tasfiye memuru yalnız mahkeme kararında yazılı işleri yapar; kapsam veya işlem belirtilmemiş (TTK 547). Mahkeme kararı giderir.',
        'The liquidator of an additional liquidation does only what the court’s decision states; its scope or the act is not given (TCC 547). The decision settles it.',
        step.source,
      ),
    ]
  }
  const inside = coverage(scope, question.transaction)
  if (inside === 'unclear')
    return [
      reason(
        'out_of_scope',
        'open',
        `İşlemin “${scope}” kapsamında olup olmadığı anlaşılmıyor (TTK 547). Mahkeme kararı giderir.`,
        `Whether the act is within “${scope}” is not clear (TCC 547). The court’s decision settles it.`,
        basis.power?.source ?? step.source,
      ),
    ]
  return inside === 'no'
    ? [
        reason(
          'out_of_scope',
          'against',
          `Ek tasfiye yalnız şu iş için açıldı: ${scope} (TTK 547).`,
          `The additional liquidation was opened for this only: ${scope} (TCC 547).`,
          basis.power?.source ?? step.source,
        ),
      ]
    : [
        reason(
          'in_liquidation',
          'note',
          `Şirket yalnız şu iş için yeniden tescil edildi: ${scope} (TTK 547).`,
          `The company was registered again for this only: ${scope} (TCC 547).`,
          step.source,
        ),
      ]
}

const belowMinimum = (register: Register): Reason[] => {
  const test = testCapital(register.state, register.day)
  if (test?.result !== 'below' || test.otherwise !== 'dissolved' || test.raiseBy === null || register.day <= test.raiseBy) return []
  const { tr, en } = test.law.cited
  return [
    reason(
      'in_liquidation',
      'open',
      `Sermaye asgari tutarın altında ve süresinde artırıldığı ilan edilmemiş; şirket kanunen infisah etmiş sayılabilir (${tr}). Güncel sicil kaydı giderir.`,
      `The capital is below the minimum and no increase in time was published; by law the company may be deemed dissolved (${en}). A current registry extract settles it.`,
      test.capital.source,
    ),
  ]
}

/**
 * Assignment of the assets ends the power of those who signed before (İİK 309/c); told by the words of the notice that ended the concordat.
 */
const assetsAssigned = (register: Register, basis: Basis): Reason[] => {
  const step = register.state.statuses.findLast((each) => each.code === 'CONCORDAT_ENDED')
  const notice = step && noticeOf(register, step.source)
  if (!step || !notice || !/mal ?varligi\S* (?:\S+ )?terk/.test(wordsOf(register, notice)) || isLiquidator(basis)) return []
  return [
    reason(
      'office_ended',
      'against',
      'Malvarlığının terki suretiyle konkordato tasdik edildi; önceki imza yetkileri sona erdi (İİK 309/c).',
      'A concordat by assignment of assets was approved; the former powers to sign ended (Enforcement and Bankruptcy Act 309/c).',
      step.source,
    ),
  ]
}

/** What the state of the company on the day does to this basis. */
export const situationOn = (register: Register, basis: Basis, question: Question, acts: readonly Act[]): Reason[] => {
  const { now, titled } = register
  const uncertainEnd = register.state.statuses.findLast(
    (step) => (step.code === 'MERGED' || step.code === 'DIVIDED') && step.closes === null,
  )
  const trustee = trusteeOn(register)
  const lifted = register.state.statuses.findLast((step) => step.code === 'ACTIVE')
  if (now.bankrupt) return inBankruptcy(basis, acts, now.bankrupt)
  if (titled?.code === 'BANKRUPTCY')
    return [
      reason(
        'bankruptcy',
        'open',
        'Unvan iflası gösteriyor, iflas ilanı bulunamadı (İİK 166). Güncel sicil kaydı giderir.',
        'The title shows bankruptcy, no notice of it was found (Enforcement and Bankruptcy Act 166). A current registry extract settles it.',
        titled.source,
      ),
    ]
  return [
    ...(now.reinstated ? reinstated(basis, question, now.reinstated) : []),
    ...(now.liquidation && !now.reinstated ? inLiquidation(register, basis, question, acts, now.liquidation.source) : []),
    ...(titled?.code === 'LIQUIDATION' && !isLiquidator(basis)
      ? [
          reason(
            'in_liquidation',
            'open',
            'Unvanda “tasfiye hâlinde” yazıyor, sebebi ilanlarda yok: iradi tasfiye, iflas veya ek tasfiye olabilir (TSY 87, 89, 137). Güncel sicil kaydı giderir.',
            'The title says “in liquidation”, the notices do not tell why: voluntary, bankruptcy or additional liquidation (Registry Regulation 87, 89, 137). A current registry extract settles it.',
            titled.source,
          ),
        ]
      : []),
    ...(now.concordat ? inConcordat(register, basis, question, acts, now.concordat) : []),
    ...(basis.kind === 'commissioner' && !(now.concordat && ordersOf(register, now.concordat).runs)
      ? [
          reason(
            'out_of_scope',
            'against',
            'Konkordato komiseri gözetir; mahkeme işletmeyi ona bırakmadıkça şirketi temsil etmez (İİK 290, 297/1).',
            'A concordat commissioner supervises; unless the court entrusts the business to him he does not represent the company (Enforcement and Bankruptcy Act 290, 297/1).',
            basis.seats[0]?.source ?? null,
          ),
        ]
      : []),
    ...(trustee ? underTrustee(basis, trustee) : []),
    ...assetsAssigned(register, basis),
    ...(uncertainEnd
      ? [
          reason(
            'company_closed',
            'open',
            'Birleşme veya bölünmenin bu şirketi sona erdirip erdirmediği ilandan anlaşılmıyor (TTK 136, 179). Güncel sicil kaydı giderir.',
            'The notice does not tell whether the merger or division ended this company (TCC 136, 179). A current registry extract settles it.',
            uncertainEnd.source,
          ),
        ]
      : []),
    ...(now.moved
      ? [
          reason(
            'no_record',
            'open',
            'Merkez başka bir sicile taşındı; sonraki kayıtlar oradadır (TSY 111-115). Yeni sicildeki kayıt giderir.',
            'The seat moved to another registry, where later entries are (Registry Regulation 111-115). The record there settles it.',
            now.moved.source,
          ),
        ]
      : []),
    ...(lifted && !now.liquidation
      ? [
          reason(
            'bankruptcy',
            'note',
            'İflas kaldırılmış; şirket devam ediyor (İİK 182, TSY 137/2).',
            'The bankruptcy was lifted; the company goes on (Enforcement and Bankruptcy Act 182, Registry Regulation 137/2).',
            lifted.source,
          ),
        ]
      : []),
    ...belowMinimum(register),
  ]
}
