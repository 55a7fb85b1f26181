/** `npm run bench -- NAME`: measurements behind the speed claims. Never part of the tests: machines are noisy. */
import { askedBench } from './asked.ts'
import { besideBench } from './beside.ts'
import { companyBench } from './company.ts'
import { databaseBench } from './database.ts'
import { differencesBench } from './differences.ts'
import { pagesBench } from './pages.ts'
import { readingBench } from './reading.ts'
import { readsBench } from './reads.ts'
import { rereadBench } from './reread.ts'
import { reportBench } from './report.ts'
import { scaleBench } from './scale.ts'
import { scanBench } from './scan.ts'
import { scansBench } from './scans.ts'
import { screeningBench } from './screening.ts'
import { soakBench } from './soak.ts'
import { statedBench } from './stated.ts'

const BENCHES: Record<string, (args: string[]) => Promise<void>> = {
  asked: askedBench,
  beside: besideBench,
  company: companyBench,
  database: ([companies, facts]) => databaseBench(companies ? Number(companies) : undefined, facts ? Number(facts) : undefined),
  differences: differencesBench,
  pages: pagesBench,
  reading: readingBench,
  reads: ([rounds, ...names]) => readsBench(rounds ? Number(rounds) : undefined, names),
  report: reportBench,
  reread: ([notices]) => rereadBench(notices ? Number(notices) : undefined),
  scale: (sizes) => scaleBench(sizes.length > 0 ? sizes.map(Number) : undefined),
  scans: scansBench,
  soak: soakBench,
  stated: statedBench,
  screening: ([names]) => screeningBench(names ? Number(names) : undefined),
  scan: ([companies]) => scanBench(companies ? Number(companies) : undefined),
}

const [name, ...args] = process.argv.slice(2)
const bench = BENCHES[name ?? '']
if (!bench) {
  console.error(`Say which: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
  process.exit(2)
}
await bench(args)
