/** Why a document cannot be read. `too_costly`: it asks for more memory or objects than any page of the gazette. */
export type PdfFault = 'not_pdf' | 'encrypted' | 'damaged' | 'too_many_pages' | 'page_too_large' | 'too_costly' | 'nothing_on_it'

/** A document that cannot be read however often one tries: `fault` says why. */
export class PdfUnreadable extends Error {
  fault: PdfFault
  constructor(fault: PdfFault, message: string) {
    super(message)
    this.name = 'PdfUnreadable'
    this.fault = fault
  }
}
