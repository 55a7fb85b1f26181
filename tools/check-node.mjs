// Plain JavaScript, because it must run where TypeScript does not: `node --import ./tools/check-node.mjs …` says what is wrong instead of a
// syntax error.
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
