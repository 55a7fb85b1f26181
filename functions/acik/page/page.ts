import { html } from 'hono/html'
import { dateText } from '../../../lib/domain/company/changes/change-texts.ts'
import type { Bilingual } from '../../../lib/domain/kernel/bilingual.ts'
import type { ReportLinks } from '../../../lib/domain/report/document.ts'
import type { Language } from '../../../lib/domain/report/english.ts'
import { SCREENING_ID } from '../../../lib/domain/report/id.ts'
import { openPage } from '../../../lib/http/page/shell.ts'
import { SEALS } from '../../../lib/domain/report/names.ts'
import type { KnownReport } from '../../../lib/store/reports.ts'

const TEXTS = {
  title: { tr: 'Belge denetimi', en: 'Document check' },
  issued: { tr: 'Bu kimlikte bir rapor verildi.', en: 'A report of this id was issued.' },
  filed: { tr: 'Bu kimlikte bir imza kontrolü belgelendi.', en: 'A signing check of this id was filed.' },
  screened: { tr: 'Bu kimlikte bir yaptırım taraması yapıldı.', en: 'A sanctions screening of this id was made.' },
  screeningInside: {
    tr: 'Kayıtta yazar; bu sayfa içeriği göstermez. Elinizdeki kaydın içerik özeti aşağıdakiyle aynı olmalıdır.',
    en: 'Stands in the record; this page does not show its content. The content digest of the record you have must be the one below.',
  },
  missing: { tr: 'Bu kimlikte bir belge verilmedi.', en: 'No document of this id was issued.' },
  missingHint: {
    tr:
      'Kimliği belgedeki gibi yazdığınızdan emin olun: DR-, IK- ya da YT- ve dörderli üç öbek. ' +
      'Öbeklerde I, L, O ve U harfleri kullanılmaz.',
    en: 'Make sure the id is written as on the document: DR-, IK- or YT- and three groups of four, without the letters I, L, O and U.',
  },
  sandbox: { tr: 'DENEME: bu belge uydurma bir şirkete aittir.', en: 'SANDBOX: this document is of a made-up company.' },
  newer: {
    tr: 'Bu raporu alan, bu şirket için sonradan başka içerikli bir rapor aldı.',
    en: 'Who took this report took one of other content for this company since.',
  },
  latest: {
    tr: 'Bu raporu alan, bu şirket için sonradan başka içerikli bir rapor almadı.',
    en: 'Who took this report took none of other content for this company since.',
  },
  newerAnswer: {
    tr: 'Bu belgeyi alan, aynı soruya sonradan başka bir yanıt aldı.',
    en: 'Who took this document took another answer to the same question since.',
  },
  latestAnswer: {
    tr: 'Bu belgeyi alan, aynı soruya sonradan başka bir yanıt almadı.',
    en: 'Who took this document took no other answer to the same question since.',
  },
  withoutCode: {
    tr: 'Günü ve sonradan yenisinin alınıp alınmadığı, yalnız belgedeki karekodun ya da bağlantının kendisiyle gösterilir.',
    en: 'Its day, and whether a newer one was taken since, are shown only through the QR code or the link of the document itself.',
  },
  facts: { tr: 'Belge', en: 'Document' },
  id: { tr: 'Belge kimliği', en: 'Document id' },
  answer: { tr: 'Yanıt', en: 'Answer' },
  answerInside: {
    tr: 'Belgede yazar; bu sayfa içeriği göstermez. Elinizdeki dosyayı aşağıda denetleyin.',
    en: 'Stands in the document; this page does not show its content. Check the file you have below.',
  },
  seal: { tr: 'Mühür', en: 'Seal' },
  digest: { tr: 'İçerik özeti (SHA-256)', en: 'Content digest (SHA-256)' },
  first: { tr: 'İlk üretildiği gün', en: 'First produced on' },
  last: { tr: 'Son üretildiği gün', en: 'Last produced on' },
  signature: { tr: 'İmza (Ed25519, ayrık JWS)', en: 'Signature (Ed25519, detached JWS)' },
  drop: { tr: 'Elinizdeki dosyayı denetleyin', en: 'Check the file you have' },
  privacy: {
    tr:
      'JSON ya da PDF belgeyi seçin veya buraya bırakın. Dosya bu tarayıcıda denetlenir, hiçbir yere gönderilmez; ' +
      'bir PDF için yalnız özeti sorulur.',
    en:
      'Choose or drop the JSON or PDF document. The file is checked in this browser and sent nowhere; of a PDF ' +
      'only its digest is asked for.',
  },
  file: { tr: 'Belgenin dosyası (JSON ya da PDF)', en: 'File of the document (JSON or PDF)' },
  noScript: {
    tr:
      'Betikler kapalı: dosya bu sayfada denetlenemez. Dosyadaki imza, herhangi bir JWS (RFC 7797) ' +
      'programıyla yayımlanan anahtarlara karşı denetlenebilir.',
    en:
      'Scripts are off: the file cannot be checked on this page. The signature in the file can be checked ' +
      'with any JWS (RFC 7797) program against the published keys.',
  },
  technical: { tr: 'Teknik bilgiler: özet ve imza', en: 'Technical: digest and signature' },
  keys: { tr: 'Yayımlanan anahtarlar', en: 'Published keys' },
  meaning: {
    tr: 'Mühür, bilgilerin kaynaklarına ne kadar sıkı bağlandığını söyler; ilanların doğru olduğunu söylemez.',
    en: 'The seal tells how firmly facts are tied to their sources, not whether what the notices say is true.',
  },
} as const satisfies Record<string, Bilingual>

const foundHtml = (id: string, { seal, sandbox, digest, issue }: KnownReport, language: Language) => {
  const isScreening = SCREENING_ID.test(id)
  const say = (key: keyof typeof TEXTS): string => TEXTS[key][language]
  const newer = seal === null ? say(issue?.newer ? 'newerAnswer' : 'latestAnswer') : say(issue?.newer ? 'newer' : 'latest')
  return html`<p class="answer known">${say(isScreening ? 'screened' : seal === null ? 'filed' : 'issued')}</p>
    ${sandbox ? html`<p class="warning">${say('sandbox')}</p>` : ''}
    ${isScreening ? '' : html`<p class="${issue?.newer ? 'warning' : 'quiet'}">${issue ? newer : say('withoutCode')}</p>`}
    <dl aria-label="${say('facts')}">
      ${
        seal === null
          ? html`<dt>${say('answer')}</dt>
              <dd>${say(isScreening ? 'screeningInside' : 'answerInside')}</dd>`
          : html`<dt>${say('seal')}</dt>
              <dd><strong>${SEALS[seal].name[language]}</strong>. ${SEALS[seal].meaning[language]}</dd>`
      }
      ${
        issue
          ? html`<dt>${say('first')}</dt>
              <dd>${dateText(issue.firstIssuedOn)[language]}</dd>
              <dt>${say('last')}</dt>
              <dd>${dateText(issue.issuedOn)[language]}</dd>`
          : ''
      }
    </dl>
    <details>
      <summary>${say('technical')}</summary>
      <dl>
        <dt>${say('digest')}</dt>
        <dd class="code">${digest}</dd>
        ${
          issue
            ? html`<dt>${say('signature')}</dt>
                <dd class="code">${issue.signature}</dd>`
            : ''
        }
        <dt>${say('keys')}</dt>
        <dd><a href="/.well-known/jwks.json">/.well-known/jwks.json</a></dd>
      </dl>
    </details>`
}

/** The page on which a report is checked: what is known of the id, and a place to drop the file. Works for the former without scripts. */
export const pageHtml = async (
  { id, code, baseUrl }: ReportLinks & { id: string },
  found: KnownReport | null,
  language: Language,
): Promise<string> => {
  const say = (key: keyof typeof TEXTS): string => TEXTS[key][language]
  const other = language === 'tr' ? 'en' : 'tr'
  return openPage({
    title: `${say('title')} · ${id} · Künye`,
    language,
    narrow: true,
    other: `?dil=${other}${code === null ? '' : `&kod=${code}`}`,
    head: html`<meta name="robots" content="noindex" />
      <link rel="stylesheet" href="/dogrula/kontrol.css" />
      <script src="/dogrula/kontrol.js" defer></script>`,
    attributes: html`data-report="${id}" data-base="${baseUrl}"`,
    body: html`<h1>${say('title')}</h1>
      <p class="id"><span>${say('id')}</span> <span class="code">${id}</span></p>
      ${
        found
          ? foundHtml(id, found, language)
          : html`<p class="answer unknown">${say('missing')}</p>
              <p class="quiet">${say('missingHint')}</p>`
      }
      <section class="drop" aria-labelledby="drop">
        <h2 id="drop">${say('drop')}</h2>
        <p>${say('privacy')}</p>
        <noscript><p class="warning">${say('noScript')}</p></noscript>
        <p>
          <label for="file">${say('file')}</label><br /><input id="file" type="file" accept=".json,.pdf,application/json,application/pdf" />
        </p>
        <div id="verdict" role="status" aria-live="polite"></div>
      </section>
      ${found?.seal === null ? '' : html`<p class="quiet">${say('meaning')}</p>`}`,
  })
}
