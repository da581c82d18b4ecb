import { INVOICE_XML_MAX_BYTES } from '@portal/contract/money/payments/money'
import { expect, it } from 'vitest'
import { readInvoiceFile, xmlText } from './invoice-file.rules.ts'

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it('reads a file in the letters it declares', () => {
  const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><cidade>Salinópolis</cidade>'
  expect(xmlText(latin1(declared))).toBe(declared)
  const plain = '<cidade>Salinópolis</cidade>'
  expect(xmlText(new TextEncoder().encode(plain))).toBe(plain)
})

it('says that a file is too large before it reads it, and that one cannot be read', async () => {
  expect(await readInvoiceFile(new Blob(['a'.repeat(INVOICE_XML_MAX_BYTES + 1)]))).toEqual({
    problem: 'O XML passa de 200 kB. Escolha o da nota.',
  })
  const strange = new Blob(['<?xml version="1.0" encoding="no-such-letters"?><a/>'])
  expect(await readInvoiceFile(strange)).toEqual({
    problem: 'Não deu para ler este arquivo. Escolha de novo.',
  })
})
