/** Which room may use which: arrows run downwards only. See "The house" in the README. */
const room = (name) => `^${name}/`
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-circles', 'Files that need each other are one file, or hide a third.', {}, { circular: true }),
    forbid(
      'domain-is-pure',
      'Domain rules use nothing but domain rules: no outside system, framework or package.',
      { path: room('lib/domain') },
      { pathNot: room('lib/domain') },
    ),
    forbid(
      'platform-below',
      'An adapter knows its outside system and the domain.',
      { path: room('lib/platform') },
      { path: '^(functions|lib/(pipeline|store|http)|schema|tools|test)/' },
    ),
    forbid(
      'store-below',
      'SQL knows the database and the domain.',
      { path: room('lib/store') },
      { path: '^(functions|lib/(pipeline|http)|tools|test)/' },
    ),
    forbid('pipeline-below', 'Jobs know no door.', { path: room('lib/pipeline') }, { path: '^(functions|lib/http|schema|tools|test)/' }),
    forbid(
      'http-below',
      'What the doors share knows no door and no job.',
      { path: room('lib/http') },
      { path: '^(functions|lib/pipeline|schema|tools|test)/' },
    ),
    forbid(
      'tables-in-stores-only',
      'Only stores know the tables.',
      { path: '^(functions|lib)/', pathNot: room('lib/store') },
      { path: room('schema') },
    ),
    forbid(
      'law-behind-its-doors',
      'The law of a country is asked for by its country: lawOf, judgementOf.',
      { path: '^(functions|lib|schema|tools)/', pathNot: room('lib/domain/law') },
      { path: '^lib/domain/law/[^/]+/' },
    ),
    forbid(
      'groups-apart',
      'A group does not use another; what two share lies in lib/http. Gateway and assistants’ door know the contracts of all.',
      { path: '^functions/([^/]+)/', pathNot: '^functions/(gateway|mcp)/' },
      { path: '^functions/([^/]+)/', pathNot: '^functions/$1/' },
    ),
    forbid(
      'gateway-knows-contracts-only',
      'The gateway and the assistants’ door take routes from contracts, nothing else of a group.',
      { path: '^functions/(gateway|mcp)/' },
      { path: '^functions/', pathNot: ['^functions/$1/', '/contract\\.ts$'] },
    ),
    forbid(
      'workers-without-node',
      'What runs on Workers uses no Node module.',
      { path: '^(functions|lib|schema)/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'shipped-without-dev',
      'What ships uses nothing of the workshop.',
      { path: '^(functions|lib|schema)/' },
      { path: '^(tools|test)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
