import { explain } from './context.ts'
import { runKunye } from './program.ts'

try {
  await runKunye(process.argv.slice(2))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
