import type { PdfPage, RenderPages } from '../../lib/platform/pdf/render.ts'

/** All pages of a document at once, for small ones. */
export const allPages = async (render: RenderPages, pdf: Uint8Array): Promise<PdfPage[]> => {
  const pages: PdfPage[] = []
  for await (const page of render(pdf)) pages.push(page)
  return pages
}
