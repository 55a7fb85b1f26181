// Plain JavaScript, because it must run where TypeScript does not: `node --import ./tools/check-node.mjs …` says what is wrong instead of a
// syntax error.
import * as modules from 'node:module'
import { dirname } from 'node:path'

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  const os = `node-${process.platform}-${process.arch}`
  process.stderr.write(
    `Künye needs Node 22.18 or newer; this is ${process.versions.node} (${process.execPath}).
Run \`npm install\` with optional packages (${os} brings its own Node into node_modules/.bin, which npm scripts ` +
      `use), or install a newer Node.\n`,
  )
  process.exit(1)
}

// What Node made of the code at an earlier start, types stripped, is taken from a folder of the machine; by the programs it starts too.
modules.enableCompileCache?.()
const made = modules.getCompileCacheDir?.()
if (made) process.env.NODE_COMPILE_CACHE ??= dirname(made)
