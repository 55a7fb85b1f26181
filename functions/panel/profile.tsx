import type { Change } from '../../lib/domain/company/changes/change.ts'
import { changesOf } from '../../lib/domain/company/changes/changes.ts'
import { companyOn } from '../../lib/domain/company/company.ts'
import type { Officer } from '../../lib/domain/company/officers/officers-on.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { representationText, roleName, termBasisText } from '../../lib/domain/company/texts.ts'
import type { IsoDate } from '../../lib/domain/kernel/dates.ts'
import { officersInOffice } from '../../lib/http/wire/company-wire.ts'
import { dayText, Quote } from './layout.tsx'
import type { Visit } from './visit.ts'

const LAST_CHANGES = 20

/** The names of those in office; none while there is no record. */
export const officerNames = (record: CompanyRecord | null, today: IsoDate): string[] =>
  record === null ? [] : [...new Set(officersInOffice(companyOn(record, today)).map(({ person }) => person.name))]

const OfficerItem = ({ c, officer }: { c: Visit; officer: Officer }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3>{officer.person.name}</h3>
        <p>{[...new Set(officer.offices.map((office) => roleName(office.role)[language]))].join(', ')}</p>
        <dl>
          <dt>{say('Temsil', 'Signs')}</dt>
          <dd>{representationText(officer.powers)[language]}</dd>
          <dt>{say('Başlangıç', 'Since')}</dt>
          <dd>{dayText(c, officer.since)}</dd>
          <dt>{say('Görev bitişi', 'Term ends')}</dt>
          <dd>
            {dayText(c, officer.term.endsOn)}
            {officer.lapsed && (
              <>
                {' '}
                <span class="badge warn">{say('Süresi dolmuş', 'Lapsed')}</span>
              </>
            )}{' '}
            <span class="quiet">{termBasisText(officer.term.basis)[language]}</span>
          </dd>
        </dl>
        <Quote c={c} source={officer.source} />
        {officer.powerSource && officer.powerSource.factId !== officer.source.factId && <Quote c={c} source={officer.powerSource} />}
      </div>
    </li>
  )
}

const ChangeItem = ({ c, change }: { c: Visit; change: Change }) => (
  <li>
    <div>
      <h3>
        {dayText(c, change.on)}: {change.summary[c.get('deps').language]}
      </h3>
      <Quote c={c} source={change.source} />
    </div>
  </li>
)

/** Officers of a day with the ends of their terms, each with its quotes. */
export const Officers = ({ c, record, day }: { c: Visit; record: CompanyRecord; day: IsoDate }) => {
  const say = c.get('say')
  const officers = officersInOffice(companyOn(record, day))
  return (
    <section aria-labelledby="yetkililer">
      <h2 id="yetkililer">
        {say('Yetkililer', 'Officers')} ({officers.length})
      </h2>
      {officers.length === 0 ? (
        <p>{say('İlanlarda görevde olan yetkili bulunamadı.', 'The notices name no officer in office.')}</p>
      ) : (
        <ul class="rows">
          {officers.map((officer) => (
            <OfficerItem c={c} officer={officer} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The last changes, each with its quote. */
export const Changes = ({ c, record }: { c: Visit; record: CompanyRecord }) => {
  const say = c.get('say')
  const changes = changesOf(record).toReversed().slice(0, LAST_CHANGES)
  return (
    <section aria-labelledby="degisiklikler">
      <h2 id="degisiklikler">{say('Son değişiklikler', 'Last changes')}</h2>
      {changes.length === 0 ? (
        <p class="quiet">{say('Değişiklik yok.', 'No changes.')}</p>
      ) : (
        <ul class="rows">
          {changes.map((change) => (
            <ChangeItem c={c} change={change} />
          ))}
        </ul>
      )}
    </section>
  )
}
