/** A font file is its bytes on Workers, by the rule `Data` of wrangler.toml. */
declare module '*.ttf' {
  const bytes: ArrayBuffer
  export default bytes
}
