/** A WebAssembly file is a compiled module on Workers. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
