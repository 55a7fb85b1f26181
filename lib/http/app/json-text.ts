/** An answer that is JSON already; `Sent` is what it says. */
export const jsonText = <Sent>(text: string): Response & { _data: Sent; _status: 200; _format: 'json' } =>
  new Response(text, { headers: { 'content-type': 'application/json' } }) as never

/** Fields as they stand in the text of an object before others, each with a comma behind it. */
export const fieldsText = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`)
    .join('')
