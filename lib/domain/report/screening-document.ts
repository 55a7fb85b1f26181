/**
 * From a kept screening to the certificate that is printed of it: what was tried against what, what was found, and what was not screened.
 */
import { dateText } from '../company/changes/change-texts.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import { dayIn } from '../kernel/dates.ts'
import { LIST_CODES, LISTS } from '../screening/lists.ts'
import { NEAR_ENOUGH } from '../screening/near/compare.ts'
import type { ScreeningRecord } from '../screening/record.ts'
import { DECISION_NAMES, KIND_NAMES, MATCHES, stepText } from '../screening/words.ts'
import { checkPage, type ReportLinks, shown } from './document.ts'
import type { Language } from './english.ts'
import type { Cell, SealedDocument, Section, Tone } from './model.ts'
import { WORDS } from './words.ts'
import { cell, line, paragraph } from './writer.ts'

/** A screening as it is kept. `olusturma` is an instant; `hasStatement` false: its signature is of the first form, over `veri` alone. */
export type SealedScreening = {
  tarama_kimligi: string
  icerik_ozeti: string
  olusturma: string
  veri: ScreeningRecord
  imza: string
  hasStatement: boolean
}

const both = (tr: string, en: string): Bilingual => ({ tr, en })

/** A score as Turkish writes it. */
const inTurkish = (score: number): string => score.toFixed(2).replace('.', ',')

const SAID = {
  title: both('Yaptırım Taraması Belgesi', 'Sanctions Screening Certificate'),
  subject: both('Adları, listeleri ve sonuçlarıyla mühürlü yaptırım taraması', 'Sealed sanctions screening with names, lists and results'),
  screeningId: both('Tarama kimliği', 'Screening id'),
  checkHere: both('Bu belgeyi doğrulayın', 'Check this document'),
  result: both('Sonuç', 'Result'),
  notScreened: both('Taranmadı', 'Not screened'),
  notScreenedMeaning: both(
    'Aşağıdaki nedenlerle tarama tam değildir; isabet bulunmaması bir şey söylemez.',
    'For the reasons below the screening is not complete; that there is no hit says nothing.',
  ),
  open: both('İsabet var', 'Hits'),
  openMeaning: both(
    'Taranan adlardan bazıları listelerde bulundu ve hepsi karara bağlanmış değil. Bir isabet, aynı kişi olduğunu göstermez.',
    'Some of the names screened stand in the lists, and not all of them are settled. A hit does not show that it is the same one.',
  ),
  settled: both('Açık isabet yok', 'No open hits'),
  settledMeaning: both(
    'Listelerde bulunan her ad için, listedekinden başka biri olduğuna karar verilmiştir; kararlar aşağıdadır.',
    'Of every name found in the lists it was decided that it is somebody else; the decisions are below.',
  ),
  clean: both('Temiz: isabet yok', 'Clean: no hits'),
  cleanMeaning: both(
    'Taranan adların hiçbiri, aşağıda sürümleriyle yazılı listelerde aynı yazımla bulunmadı.',
    'None of the names screened stands in the lists below, of these versions, with the same spelling.',
  ),
  nearOpen: both(
    'Yazımı yakın adlar var; üzerinde karar bulunmayanlara bakılmalıdır.',
    'There are names of near spelling; those without a decision must be looked at.',
  ),
  why: both('Gerekçeler', 'Reasons'),
  noCompany: both('Şirket dışında sorulan adlar', 'Names asked for outside any company'),
  summary: both('Bir bakışta', 'At a glance'),
  day: both('Taranan gün', 'Day screened'),
  madeAt: both('Yapıldığı an', 'Made at'),
  names: both('Taranan adlar', 'Names screened'),
  hits: both('İsabetler', 'Hits'),
  hitsOpen: both('Karar bekleyen isabetler', 'Hits to be decided'),
  near: both('Benzer adlar', 'Near names'),
  nearNotSeen: both('Bakılmamış benzer adlar', 'Near names not looked at'),
  oldest: both('En eski liste', 'Oldest list'),
  contents: both('İçindekiler', 'Contents'),
  asked: both('Aranan ad', 'Name asked for'),
  keys: both('Aranan anahtarlar', 'Keys looked up'),
  noKeys: both('Anahtar yok', 'No keys'),
  entry: both('Liste kaydı', 'Entry'),
  how: both('Nasıl eşleşti', 'How it met'),
  decision: both('Karar', 'Decision'),
  undecided: both('Karar bekliyor', 'To be decided'),
  notSeen: both('Bakılmadı', 'Not looked at'),
  pending: both('ikinci kişinin onayı bekleniyor', 'awaits a second person'),
  noHits: both('Listelerde aynı yazımla bulunan ad yok.', 'No name stands in the lists with the same spelling.'),
  noNear: both(
    'Yazımı yakın ada rastlanmadı ya da benzer adlar aranmadı.',
    'No name of near spelling was found, or near names were not looked for.',
  ),
  nearLead: both(
    `Puan 0 ile 1 arasındadır; kişilerde ${inTurkish(NEAR_ENOUGH.person)}, kuruluşlarda ${inTurkish(NEAR_ENOUGH.entity)} ve üzeri ` +
      'yakın sayılır. Doğum yılı ve uyruk puanı değiştirir.',
    `Scores lie between 0 and 1; from ${NEAR_ENOUGH.person} for persons and ${NEAR_ENOUGH.entity} for entities a name counts as near. ` +
      'Year of birth and nationality move the score.',
  ),
  lists: both('Kullanılan listeler', 'Lists used'),
  list: both('Liste', 'List'),
  version: both('Sürüm ve özet', 'Version and digest'),
  fresh: both('Güncellik', 'Freshness'),
  published: both('yayım', 'published'),
  compared: both('yayımlayanla karşılaştırma', 'compared with the publisher'),
  records: both('kayıt', 'entries'),
  noLists: both('Hiçbir liste yüklü değildi.', 'No list was loaded.'),
  left: both('Taranmayanlar ve sınırlar', 'What was not screened, and limits'),
  limitKeys: both(
    'İsabet, anahtarların birebir aynı olmasıdır: harf biçimi, noktalama, sıra ve hukuki biçim eki önemsizdir.',
    'A hit is the same key: letter case, punctuation, order and the legal form do not matter.',
  ),
  limitCraft: both(
    'Gemi ve uçaklar yalnız aynı ad ve numarayla aranır.',
    'Ships and aircraft are looked for by the same name and number alone.',
  ),
  limitCompany: both(
    'Şirkette görevdekiler ve bilinen ortaklar taranır; başka kimse taranmış sayılmaz.',
    'Of a company those in office and the known shareholders are screened; nobody else counts as screened.',
  ),
  limitFormer: both(
    'Şirkette görevdekiler, bilinen ortaklar ve bilinen eski yetkililer ile ortaklar taranır; başka kimse taranmış sayılmaz.',
    'Of a company those in office, the known shareholders, and known former officers and shareholders are screened; nobody else ' +
      'counts as screened.',
  ),
  limitDecision: both(
    '“İncelemede”, uyum biriminin bir dosyası olduğu anlamına gelir; belge içeriğini göstermez.',
    '“Being looked into” means that the compliance unit has a case; the document does not show its content.',
  ),
  limitLetters: both(
    'Yazı tipinde bulunmayan harflerin yerine \ufffd basılır; asılları eklenen içeriktedir.',
    'Letters that the typeface does not have are printed as \ufffd; the attached content has them.',
  ),
  howToCheck: both('Belgenin doğrulanması', 'How to check this document'),
  attachedContent: both('Taramanın imzalanan içeriği (RFC 8785 yazımıyla)', 'The signed content of the screening (in RFC 8785 form)'),
  attachedHow: both('Belgenin nasıl doğrulanacağı', 'How to check the document'),
} as const satisfies Record<string, Bilingual>

/** How to check the document without trusting who hands it over. */
const stepsOf = (check: string, keys: string, hasStatement: boolean): Bilingual[] => [
  both(
    `${check} adresi (kapaktaki karekod) bu kimlikte bir tarama yapılıp yapılmadığını, özetini ve elinizdeki PDF dosyasının verilip ` +
      'verilmediğini gösterir; adları göstermez.',
    `${check} (the QR code on the cover) tells whether a screening of this id was made, with its digest, and whether the PDF you have ` +
      'was given out; it never shows the names.',
  ),
  both(
    'Dosyaya eklenen veri.json dosyasının SHA-256 özeti, kapaktaki içerik özetiyle aynı olmalıdır. Tarama kimliği bu özetin ilk 60 ' +
      'bitidir (Crockford 32’lik yazım).',
    'The SHA-256 digest of veri.json, attached to the file, must be the content digest on the cover. The screening id is the first 60 ' +
      'bits of it (Crockford base 32).',
  ),
  hasStatement
    ? both(
        `Dosyaya eklenen imza.jws, beyan.json üzerinde ayrık bir Ed25519 imzasıdır (JWS, RFC 7797). Anahtarlar ${keys} adresindedir.`,
        `imza.jws, attached to the file, is a detached Ed25519 signature over beyan.json (JWS, RFC 7797). The keys are at ${keys}.`,
      )
    : both(
        `Dosyaya eklenen imza.jws, veri.json üzerinde ayrık bir Ed25519 imzasıdır (JWS, RFC 7797). Anahtarlar ${keys} adresindedir.`,
        `imza.jws, attached to the file, is a detached Ed25519 signature over veri.json (JWS, RFC 7797). The keys are at ${keys}.`,
      ),
  both(
    'Listelerin özetleri, yayımlayanların o günkü dosyalarının özetleridir: aynı dosyalardan aynı sonuç yeniden kurulabilir.',
    'The digests of the lists are those of the publishers’ files of that day: of the same files the same result can be formed again.',
  ),
]

type Met = ScreeningRecord['isabetler'][number] | ScreeningRecord['benzerler'][number]

/** Whether anything about it is left to do: no decision, one that awaits a second person, or a case. */
const unsettled = ({ karar }: Met): boolean => karar === null || karar.onay_bekliyor || karar.karar !== 'farkli_kisi'

/** Türkiye is three hours ahead of UTC all year (since 2016). */
const AHEAD = 3 * 3_600_000
const clock = (instant: string): string => new Date(Date.parse(instant) + AHEAD).toISOString().slice(11, 16)

const EARLIER = { benzerler: [], acik_benzer: 0, uyarilar: [] }

type Headline = { name: Bilingual; tone: Tone; meaning: Bilingual }
const headlineOf = (veri: ScreeningRecord): Headline => {
  const near = veri.benzerler.some((each) => each.karar === null || each.karar.onay_bekliyor)
  const and = (text: Bilingual): Bilingual => (near ? both(`${text.tr} ${SAID.nearOpen.tr}`, `${text.en} ${SAID.nearOpen.en}`) : text)
  if (veri.isabetler.some(unsettled)) return { name: SAID.open, tone: 'bad', meaning: and(SAID.openMeaning) }
  if (!veri.tarandi) return { name: SAID.notScreened, tone: 'warning', meaning: SAID.notScreenedMeaning }
  if (veri.isabetler.length > 0) return { name: SAID.settled, tone: near ? 'warning' : 'good', meaning: and(SAID.settledMeaning) }
  return { name: SAID.clean, tone: near ? 'warning' : 'good', meaning: and(SAID.cleanMeaning) }
}

/** The document of a screening. `links` as for a report. */
export const screeningDocument = (sealed: SealedScreening, language: Language, links: ReportLinks): SealedDocument => {
  const { tarama_kimligi: id } = sealed
  // Records of the first versions knew no near names and marked no lists.
  const veri: ScreeningRecord = { ...EARLIER, ...sealed.veri }
  const say = (text: Bilingual): string => text[language]
  const word = (key: keyof typeof WORDS): string => say(WORDS[key])
  const said = (key: keyof typeof SAID): string => say(SAID[key])
  const day = (iso: string): string => say(dateText(iso))
  const moment = (instant: string): string => `${day(dayIn(new Date(instant)))} ${clock(instant)}`
  const listName = ({ liste_ad, liste_ad_en }: Met): string => (language === 'tr' ? liste_ad : liste_ad_en)
  const column = (key: keyof typeof SAID, width: number) => ({ title: said(key), width, align: 'start' as const })

  const headline = headlineOf(veri)
  const check = checkPage(links, id)
  const steps = stepsOf(check, `${links.baseUrl}/.well-known/jwks.json`, sealed.hasStatement).map(say)
  const howText = [
    `${said('title')} ${id}`,
    `${word('digest')}: ${sealed.icerik_ozeti}`,
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    '',
  ].join('\r\n')

  const askedCell = ({ ad, rol }: { ad: string; rol: string | null }): Cell =>
    cell([line(ad, 'strong'), ...(rol ? [line(rol, 'muted')] : [])])
  const entryCell = (met: Met): Cell =>
    cell([
      line(met.kayit_adi, 'strong'),
      ...(met.eslesen === met.kayit_adi ? [] : [line(met.eslesen)]),
      line(`${listName(met)} · ${met.liste_kaydi}`, 'muted'),
      ...[met.program, [...met.dogum, ...met.uyruk].join(', ')].filter(Boolean).map((text) => line(text, 'muted')),
    ])
  const decisionCell = ({ karar }: Met, open: keyof typeof SAID): Cell => {
    if (karar === null) return cell([line(said(open), 'bad')])
    // Whatever else the first versions wrote of a decision, pages say no more than that there is a case.
    return karar.karar !== 'farkli_kisi'
      ? cell([line(say(DECISION_NAMES.incelemede), 'warning')])
      : cell([
          line(say(DECISION_NAMES.farkli_kisi), 'good'),
          ...(karar.onay_bekliyor ? [line(said('pending'), 'warning')] : []),
          line([karar.karar_veren, moment(karar.tarih)].filter(Boolean).join(', '), 'muted'),
          ...(karar.not ? [line(karar.not, 'muted')] : []),
        ])
  }

  /** A section of names that met an entry, exactly or nearly. */
  const metSection = <M extends Met>(
    section: { id: string; title: keyof typeof SAID; none: keyof typeof SAID; lead?: keyof typeof SAID; open: keyof typeof SAID },
    all: readonly M[],
    how: (met: M) => Cell,
  ): Section => ({
    id: section.id,
    title: said(section.title),
    blocks:
      all.length === 0
        ? [paragraph(said(section.none), 'muted')]
        : [
            ...(section.lead ? [paragraph(said(section.lead), 'muted')] : []),
            {
              kind: 'table',
              caption: said(section.title),
              columns: [column('asked', 23), column('entry', 35), column('how', 21), column('decision', 21)],
              rows: all.map((met) => [askedCell(met), entryCell(met), how(met), decisionCell(met, section.open)]),
            },
          ],
  })
  const hits = metSection({ id: 'isabetler', title: 'hits', none: 'noHits', open: 'undecided' }, veri.isabetler, (hit) =>
    cell([
      line(say(MATCHES[hit.eslesme])),
      ...(hit.kimlik === 'celisiyor' ? [line(say(both('kimlik numaraları farklı', 'identity numbers differ')), 'warning')] : []),
    ]),
  )
  const near = metSection({ id: 'benzerler', title: 'near', none: 'noNear', lead: 'nearLead', open: 'notSeen' }, veri.benzerler, (each) =>
    cell([
      line(language === 'tr' ? inTurkish(each.puan) : each.puan.toFixed(2), 'strong'),
      ...each.aciklama.map((step) => line(say(stepText(step)), 'muted')),
    ]),
  )
  const freshness = ({ yayim_tarihi, kontrol_tarihi, kontrol_ani }: ScreeningRecord['listeler'][number]): Cell => {
    const hours =
      kontrol_ani === undefined ? null : Math.max(0, Math.floor((Date.parse(sealed.olusturma) - Date.parse(kontrol_ani)) / 3_600_000))
    return cell([
      ...(yayim_tarihi === null ? [] : [line(`${said('published')}: ${day(yayim_tarihi)}`)]),
      line(`${said('compared')}: ${kontrol_ani === undefined ? day(kontrol_tarihi) : moment(kontrol_ani)}`),
      ...(hours === null ? [] : [line(say(both(`taramadan ${hours} saat önce`, `${hours} hours before the screening`)), 'muted')]),
    ])
  }
  const lists: Section = {
    id: 'listeler',
    title: said('lists'),
    blocks:
      veri.listeler.length === 0
        ? [paragraph(said('noLists'), 'warning')]
        : [
            {
              kind: 'table',
              caption: said('lists'),
              columns: [column('list', 34), column('version', 40), column('fresh', 30)],
              rows: veri.listeler.map((each) => [
                cell([line(say(LISTS[each.liste]), 'strong'), line(`${each.liste} · ${each.kayit} ${said('records')}`, 'muted')]),
                cell([line(String(each.surum)), line(each.sha256, 'muted')]),
                freshness(each),
              ]),
            },
          ],
  }
  const names: Section = {
    id: 'adlar',
    title: said('names'),
    blocks: [
      {
        kind: 'table',
        caption: said('names'),
        columns: [column('asked', 50), column('keys', 50)],
        rows: veri.sorgular.map(({ ad, tur, rol, no, dogum_yili, uyruk, anahtarlar }) => [
          cell([
            line(ad, 'strong'),
            ...[rol, [tur && say(KIND_NAMES[tur] ?? both(tur, tur)), no, dogum_yili, uyruk].filter(Boolean).join(', ')].flatMap((text) =>
              text ? [line(text, 'muted')] : [],
            ),
          ]),
          cell(
            anahtarlar.length === 0
              ? [line(said('noKeys'), 'warning')]
              : anahtarlar.map((key) => line(`${say(KIND_NAMES[key.tur] ?? both(key.tur, key.tur))}: ${key.anahtar}`)),
          ),
        ]),
      },
    ],
  }
  const unused = LIST_CODES.filter(
    (code) => !veri.listeler.some(({ liste }) => liste === code) && !veri.gerekceler.some(({ liste }) => liste === code),
  )
  const left: Section = {
    id: 'sinirlar',
    title: said('left'),
    blocks: [
      {
        kind: 'list',
        ordered: false,
        items: [
          ...veri.gerekceler.map(say),
          ...veri.uyarilar.map(say),
          ...(unused.length === 0
            ? []
            : [
                say(
                  both(
                    `Kullanılmayan listeler: ${unused.map((code) => LISTS[code].tr).join('; ')}.`,
                    `Lists not in use: ${unused.map((code) => LISTS[code].en).join('; ')}.`,
                  ),
                ),
              ]),
          ...(veri.sirket === null ? [] : [said(veri.eskiler ? 'limitFormer' : 'limitCompany')]),
          said('limitKeys'),
          said('limitCraft'),
          said('limitDecision'),
          said('limitLetters'),
        ],
      },
    ],
  }

  const { sirket } = veri
  const document = shown<Omit<SealedDocument, 'attachments'>>({
    language,
    title: said('title'),
    subject: said('subject'),
    author: 'Künye',
    contents: said('contents'),
    pageWord: word('pageOf'),
    sourceWord: word('source'),
    reportId: { label: said('screeningId'), value: id },
    company: {
      name: sirket === null ? said('noCompany') : (sirket.unvan ?? word('untitled')),
      registry:
        sirket === null
          ? ''
          : [sirket.mudurluk && `${word('registry')}: ${sirket.mudurluk}`, sirket.sicil_no && `${word('number')} ${sirket.sicil_no}`]
              .filter(Boolean)
              .join(', '),
    },
    sandbox: null,
    seal: {
      label: said('result'),
      name: say(headline.name),
      meaning: say(headline.meaning),
      tone: headline.tone,
      reasons: veri.tarandi ? null : { title: said('why'), items: [said('notScreenedMeaning'), ...veri.gerekceler.map(say)] },
    },
    identifiers: {
      caption: said('title'),
      rows: [
        { label: said('screeningId'), value: id },
        { label: said('day'), value: day(veri.tarih) },
        { label: said('madeAt'), value: moment(sealed.olusturma) },
        { label: word('digest'), value: sealed.icerik_ozeti },
      ],
    },
    check: { label: said('checkHere'), url: check },
    summary: {
      caption: said('summary'),
      rows: [
        { label: said('names'), value: String(veri.taranan), tone: 'strong' },
        { label: said('hits'), value: String(veri.isabetler.length), tone: veri.isabetler.length > 0 ? 'bad' : 'strong' },
        { label: said('hitsOpen'), value: String(veri.acik_isabet), tone: veri.acik_isabet > 0 ? 'bad' : 'strong' },
        { label: said('near'), value: String(veri.benzerler.length), tone: 'strong' },
        { label: said('nearNotSeen'), value: String(veri.acik_benzer), tone: veri.acik_benzer > 0 ? 'warning' : 'strong' },
        { label: said('oldest'), value: veri.liste_tarihi === null ? word('unknown') : day(veri.liste_tarihi), tone: 'strong' },
      ],
    },
    sections: [
      hits,
      near,
      lists,
      names,
      left,
      { id: 'dogrulama', title: said('howToCheck'), blocks: [{ kind: 'list', ordered: true, items: steps }] },
    ],
  })
  return {
    ...document,
    attachments: [
      { name: 'veri.json', description: said('attachedContent') },
      { name: 'imza.jws', description: word(sealed.hasStatement ? 'attachedStatementSignature' : 'attachedSignature') },
      { name: word('attachedHowName'), description: said('attachedHow'), text: howText },
      ...(sealed.hasStatement ? [{ name: 'beyan.json', description: word('attachedStatement') }] : []),
    ] as SealedDocument['attachments'],
  }
}
