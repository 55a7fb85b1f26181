/** An answer that is JSON already; `Sent` is what it says. */
export const jsonText = <Sent>(text: string): Response & { _data: Sent; _status: 200; _format: 'json' } =>
  new Response(text, { headers: { 'content-type': 'application/json' } }) as never
