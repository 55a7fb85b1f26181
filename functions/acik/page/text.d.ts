/** Files of the page are their text on Workers, by the rule `Text` of wrangler.toml. */
declare module '*.bundle.js' {
  const text: string
  export default text
}
declare module '*/swagger-ui-bundle.js' {
  const text: string
  export default text
}
declare module '*.md' {
  const text: string
  export default text
}
declare module '*.css' {
  const text: string
  export default text
}
