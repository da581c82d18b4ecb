/** Writers put notes behind the end; readers look this far back for it. */
const END_BYTES = 1024
/** What a document does by itself. One that is kept does nothing; names in packed parts are not seen here. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)\b/

export const isPdf = (content: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(content.subarray(0, 8).toString('latin1'))

/** Why a file is not kept as a PDF: told by what is in it, whatever it is called. Null where it may be. */
export function pdfProblem(content: Buffer): 'not-pdf' | 'cut' | 'locked' | 'active' | null {
  if (!isPdf(content)) return 'not-pdf'
  const end = content.subarray(-END_BYTES).toString('latin1')
  if (!end.includes('startxref') || !end.includes('%%EOF')) return 'cut'
  const text = content.toString('latin1')
  if (/\/Encrypt\b/.test(text)) return 'locked'
  return ACTIVE.test(text) ? 'active' : null
}
