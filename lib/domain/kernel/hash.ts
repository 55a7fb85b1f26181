/** 64-bit FNV-1a, hex. Not a secret: it only has to tell things apart, in the same way everywhere and at once. */
export const hash = (text: string): string => {
  let value = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) value = ((value ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return value.toString(16).padStart(16, '0')
}
