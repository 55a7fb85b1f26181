const SHARED = /^#\/components\/(headers|examples|parameters|responses)\/(.+)$/

/**
 * An API description in which every operation holds its parameters, answers, headers and examples itself; references to schemas stay.
 * Throws where one leads nowhere.
 */
export const inlined = <Described extends { components: object }>(description: Described): Described => {
  const components = description.components as Record<string, Record<string, unknown>>
  const inline = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inline)
    if (typeof node !== 'object' || node === null) return node
    const [, kind, name] = '$ref' in node ? (SHARED.exec(String(node.$ref)) ?? []) : []
    if (kind === undefined || name === undefined)
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value)]))
    const named = components[kind]?.[name]
    if (named === undefined) throw new Error(`the description has no ${kind} ${name}`)
    return inline(named)
  }
  return inline(description) as Described
}
