import type { TestDatabase } from './database.ts'

const TABLES = {
  companies: `select to_jsonb(t) - 'created_at' - 'retrieved_at' || jsonb_build_object('retrieved', t.retrieved_at is not null) as row from companies t where id = $`,
  notices: `select to_jsonb(t) - 'found_at' - 'archived_at' - 'told_at' || jsonb_build_object('archived', t.archived_at is not null, 'told', t.told_at is not null) as row from notices t where company_id = $ order by id`,
  facts: `select to_jsonb(t) as row from facts t where company_id = $ order by notice_id, id`,
  profile: `select record as row from profiles where company_id = $`,
  changes: `select to_jsonb(t) - 'id' - 'sequence' - 'created_at' - 'announced_at' as row from changes t where company_id = $ order by key`,
  termEnds: `select to_jsonb(t) as row from term_ends t where company_id = $ order by fact_id`,
  preparation: `select jsonb_build_object('stage', stage, 'found', found, 'archived', archived, 'processed', processed, 'error', error) as row from preparations where company_id = $`,
}

/** All rows that are kept of a company, without the instants at which they were written and the numbers that only count writes. */
export const rowsOf = async (database: TestDatabase, companyId: number): Promise<Record<keyof typeof TABLES, unknown[]>> => {
  const results = await database.sql(...Object.values(TABLES).map((statement) => statement.replace('$', String(companyId))))
  return Object.fromEntries(Object.keys(TABLES).map((name, at) => [name, results[at]!.rows.map(({ row }) => row)])) as Record<
    keyof typeof TABLES,
    unknown[]
  >
}
