/** What operations of an API description have in common, said once under `components`. */

type Holder = Record<string, unknown>
/** Where something stands: `holder[key]`. `name` is the one it would have under `components`. */
type Place = { holder: Holder; key: string; name: string }
type Response = { headers?: Holder; content?: Record<string, { examples?: Holder }> }
type Operation = { parameters?: { name: string }[]; responses: Record<string, Response> }
type Kind = 'headers' | 'examples' | 'parameters' | 'responses'

const placesIn = (holder: Holder | undefined): Place[] =>
  Object.keys(holder ?? {}).map((key) => ({ holder: holder as Holder, key, name: key }))

/** Every example of an error names its code: an answer that explains codes is called by them. */
const codesOf = (response: Response): string =>
  Object.values(response.content ?? {})
    .flatMap(({ examples }) => Object.keys(examples ?? {}))
    .join('-')

const places: Record<Kind, (operation: Operation) => Place[]> = {
  headers: ({ responses }) => Object.values(responses).flatMap(({ headers }) => placesIn(headers)),
  examples: ({ responses }) =>
    Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}).flatMap(({ examples }) => placesIn(examples))),
  parameters: ({ parameters = [] }) =>
    parameters.map(({ name }, at) => ({ holder: parameters as unknown as Holder, key: String(at), name })),
  responses: ({ responses }) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const name = codesOf(response) || (Number(status) >= 400 ? `durum-${status}` : '')
      return name === '' ? [] : [{ holder: responses, key: status, name }]
    }),
}

/**
 * Replaces what occurs word for word more than once by references, and returns it by name: a number tells apart what has the same name, the
 * most frequent has none.
 */
const shared = (kind: Kind, found: Place[]): Holder => {
  const components: Holder = {}
  const same = [...Map.groupBy(found, ({ holder, key }) => JSON.stringify(holder[key])).values()].filter(({ length }) => length > 1)
  for (const [first, ...others] of same.sort((a, b) => b.length - a.length)) {
    if (!first) continue
    let name = first.name
    for (let number = 2; name in components; number += 1) name = `${first.name}-${number}`
    components[name] = first.holder[first.key]
    for (const { holder, key } of [first, ...others]) holder[key] = { $ref: `#/components/${kind}/${name}` }
  }
  return components
}

/**
 * The components that operations of an OpenAPI 3.1 document share: headers, examples of errors, parameters, whole error answers. The
 * operations are changed to refer to them.
 */
export const shareRepeated = (operations: Operation[]): Record<Kind, Holder> => {
  const shareEach = (kind: Kind): Holder => shared(kind, operations.flatMap(places[kind]))
  // an answer is the same as another when its parts refer to the same: parts first
  return {
    headers: shareEach('headers'),
    examples: shareEach('examples'),
    parameters: shareEach('parameters'),
    responses: shareEach('responses'),
  }
}
