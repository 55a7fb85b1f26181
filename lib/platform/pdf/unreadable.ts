export type PdfFault = 'not_pdf' | 'encrypted' | 'damaged' | 'too_many_pages' | 'page_too_large'

/** A document that cannot be read however often one tries: `fault` says why. */
export class PdfUnreadable extends Error {
  fault: PdfFault
  constructor(fault: PdfFault, message: string) {
    super(message)
    this.name = 'PdfUnreadable'
    this.fault = fault
  }
}
