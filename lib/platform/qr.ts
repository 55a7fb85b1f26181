import qrcode from 'qrcode-generator'

/**
 * The modules of a QR code, row by row, true for dark; without the quiet zone of four modules (ISO/IEC 18004). Error correction M: 15 % may
 * be damaged.
 */
export const qrModules = (text: string): boolean[][] => {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const size = code.getModuleCount()
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => code.isDark(row, column)))
}
