import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { drawsTexts } from './draws.texts.ts'

const { certificate: texts } = drawsTexts
/** Writers put notes behind the end; readers look this far back for it. */
const END_BYTES = 1024
/** What a document does by itself. A certificate does nothing; names in packed parts are not seen here. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)\b/

/** Told by what is in the file, whatever it is called. */
export function requirePdf(content: Buffer) {
  const head = content.subarray(0, 8).toString('latin1')
  const end = content.subarray(-END_BYTES).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(head)) throw refusal('not-pdf', texts.notPdf)
  if (!end.includes('startxref') || !end.includes('%%EOF')) throw refusal('cut', texts.cut)
  const text = content.toString('latin1')
  if (/\/Encrypt\b/.test(text)) throw refusal('locked', texts.locked)
  if (ACTIVE.test(text)) throw refusal('active', texts.active)
}

export const refusal = (code: string, sentence: string) =>
  new Invalid(`draws.certificate-${code}`, code, [{ path: 'file', message: sentence }], sentence)
