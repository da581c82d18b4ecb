import { INVOICE_XML_MAX_BYTES } from '@portal/contract/money/payments/money'
import { invoiceTexts as texts } from './invoice.texts.ts'

/** A file that somebody chose: what it says, or why it cannot be taken. */
export type InvoiceFile = { text: string } | { problem: string }

export async function readInvoiceFile(file: Blob): Promise<InvoiceFile> {
  // Asked before it is read: somebody may have chosen a film.
  if (file.size > INVOICE_XML_MAX_BYTES) return { problem: texts.xmlTooLarge }
  try {
    return { text: xmlText(new Uint8Array(await file.arrayBuffer())) }
  } catch {
    // Gone or changed since it was chosen, or in letters that no browser knows.
    return { problem: texts.xmlUnreadable }
  }
}

const DECLARED = /^<\?xml[^>]*?encoding=["']([\w.:-]+)["']/
const DECLARATION_MAX_BYTES = 200

/** In the letters that the file itself declares: town halls still send ISO-8859-1. */
export function xmlText(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_MAX_BYTES))
  return new TextDecoder(DECLARED.exec(start)?.[1] ?? 'utf-8').decode(bytes)
}
