import { Confirmed, Empty, Field, Pager, Progress, show, Table } from './layout.tsx'
import type { Visit } from './visit.ts'

const COLOURS: [token: string, tr: string, en: string][] = [
  ['ink', 'Metin', 'Text'],
  ['brand', 'Marka', 'Brand'],
  ['wash', 'Zemin', 'Ground'],
  ['raise', 'Öne çıkan', 'Raised'],
  ['good', 'Olumlu', 'Good'],
  ['warn', 'Uyarı', 'Warning'],
  ['bad', 'Olumsuz', 'Bad'],
  ['mark', 'İşaret', 'Marker'],
]

/** Every piece that pages are made of, in one place: what a new page may use, and where a change of the sheet is looked at. */
export const stylePage = (c: Visit) => {
  const say = c.get('say')
  return show(c, {
    title: say('Biçim kılavuzu', 'Style guide'),
    lead: say('Sayfaların yapıldığı parçalar.', 'The pieces that pages are made of.'),
    body: (
      <>
        <section aria-labelledby="renk">
          <h2 id="renk">{say('Renk', 'Colour')}</h2>
          <ul class="swatches">
            {COLOURS.map(([token, tr, en]) => (
              <li>
                <span class={`c-${token}`} />
                {say(tr, en)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="yazi">
          <h2 id="yazi">{say('Yazı', 'Type')}</h2>
          <p class="t-big">{say('Büyük başlık', 'Large heading')}</p>
          <p class="lead">{say('Giriş metni', 'Lead')}</p>
          <p>
            {say('Gövde metni', 'Body text')}, <a href="#yazi">{say('bağlantı', 'link')}</a>,{' '}
            <span class="quiet">{say('ikincil metin', 'secondary text')}</span>, <code>912345-5</code>
          </p>
          <p class="t-small">{say('Küçük metin', 'Small text')}</p>
        </section>
        <section aria-labelledby="durumlar">
          <h2 id="durumlar">{say('Rozet ve bildirim', 'Badges and notes')}</h2>
          <p class="badges">
            <span class="badge good">{say('Tam', 'Complete')}</span> <span class="badge warn">{say('Kısmi', 'Partial')}</span>{' '}
            <span class="badge bad">{say('Süresi dolmuş', 'Lapsed')}</span> <span class="badge soft">{say('Bilgi', 'Note')}</span>
          </p>
          <p class="note good">{say('Olumlu bildirim', 'Good news')}</p>
          <p class="note warn">{say('Uyarı', 'Warning')}</p>
          <p class="note bad">{say('Hata: ne yapılacağı burada yazar', 'Error: what to do stands here')}</p>
        </section>
        <section aria-labelledby="kutular">
          <h2 id="kutular">{say('Kutu, liste, sayı', 'Card, list, figure')}</h2>
          <ul class="figures">
            <li>
              <strong>12</strong> {say('değişiklik', 'changes')}
            </li>
            <li>
              <strong>3</strong> {say('biten görev', 'terms ending')}
            </li>
          </ul>
          <div class="cards even">
            <div class="card">
              <h3>{say('Kutu', 'Card')}</h3>
              <p class="quiet">{say('İçeriği ayırır.', 'Sets content apart.')}</p>
            </div>
            <ul class="rows">
              <li>
                <strong>{say('Satır', 'Row')}</strong> <span class="badge soft">{say('ek bilgi', 'detail')}</span>
              </li>
              <li>
                <strong>{say('Satır', 'Row')}</strong>
              </li>
            </ul>
          </div>
        </section>
        <section aria-labelledby="tablo">
          <h2 id="tablo">{say('Tablo', 'Table')}</h2>
          <Table
            labelledby="tablo"
            heads={[say('Şirket', 'Company'), say('Durum', 'Status'), say('İlan', 'Notices')]}
            rows={[['Örnek Anonim Şirketi', say('Faal', 'Active'), 14]]}
            number={[2]}
          />
        </section>
        <section aria-labelledby="zaman">
          <h2 id="zaman">{say('Zaman çizgisi ve alıntı', 'Timeline and quote')}</h2>
          <ol class="timeline">
            <li class="unread">{say('Okunmamış olay', 'Unread event')}</li>
            <li>{say('Okunmuş olay', 'Read event')}</li>
          </ol>
          <figure class="quote">
            <blockquote lang="tr">Şirketi münferit imzaları ile temsile yetkilidir.</blockquote>
          </figure>
        </section>
        <section aria-labelledby="alanlar">
          <h2 id="alanlar">{say('Alanlar ve düğmeler', 'Fields and buttons')}</h2>
          <div class="fields">
            <Field id="ornek" label={say('Alan', 'Field')} hint={say('Açıklama', 'Hint')} />
            <Field id="hatali" label={say('Hatalı alan', 'Field at fault')} wrong value="?" />
          </div>
          <p class="actions">
            <button type="button">{say('Ana eylem', 'Main action')}</button>
            <button type="button" class="plain">
              {say('İkinci eylem', 'Second action')}
            </button>
            <button type="button" class="danger">
              {say('Geri dönüşsüz', 'Not undone')}
            </button>
          </p>
          <Confirmed
            c={c}
            action="/panel/cikis/"
            ask={say('Soran eylem: çıkış', 'An action that asks: sign out')}
            confirm={say('Evet, çık', 'Yes, sign out')}
          />
          <Pager say={say} page={2} pages={3} path="/panel/stil/" />
        </section>
        <section aria-labelledby="haller">
          <h2 id="haller">{say('Boş, sürüyor', 'Empty, under way')}</h2>
          <Empty title={say('Gösterilecek bir şey yok.', 'Nothing to show.')}>
            <p>{say('Ne yapılırsa değişeceği burada yazar.', 'What would change that stands here.')}</p>
          </Empty>
          <Progress id="ilerleme" label={say('Arşivleniyor: 3 / 8 ilan', 'Archiving: 3 / 8 notices')} done={3} of={8} />
        </section>
      </>
    ),
  })
}
