import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { redactPayment } from './redact-payment.ts'

it.each([
  ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
  ['4242424242424242', '[number]'],
  ['cpf 111.444.777-35 and 11144477735', 'cpf [cpf] and [cpf]'],
  ['cnpj 12.ABC.345/01DE-35', 'cnpj [cnpj]'],
  ['12ABC34501DE35', '[cnpj]'],
  ['Bearer abc.def', 'Bearer [redacted]'],
  ['key sk_test_abcdef123', 'key sk_[redacted]'],
  ['whsec_abcdef123', 'whsec_[redacted]'],
  ['00020101021226760014br.gov.bcb.pix2554x.com', '[pix code]'],
  ['status 500', 'status 500'],
  ['E00000208202611170223000000000', 'E00000208202611170223000000000'],
])('%s is logged as %s', (text, shown) => {
  expect(redactPayment(text)).toBe(shown)
})

it('takes names, secrets and most of a document out of whatever holds them', () => {
  const answer = {
    txid: 'db4ea455da92bb89a2a91ca850b907a9',
    devedor: { nome: 'Ana', cpf: '11144477735' },
    pixCopiaECola: '000201',
    items: [{ card: { last4: '4242' }, amount: 4990 }],
  }
  expect(redactPayment(answer)).toEqual({
    txid: 'db4ea455da92bb89a2a91ca850b907a9',
    devedor: { nome: '[redacted]', cpf: '…35' },
    pixCopiaECola: '[redacted]',
    items: [{ card: '[redacted]', amount: 4990 }],
  })
})

// spec: 559
it('is done for every line that names a payment', () => {
  const lines: string[] = []
  const log = createLog('info', 'app', { write: (line) => lines.push(line) })
  log.warn({ payment: { cpf: '11144477735', note: '4242 4242 4242 4242' } }, 'refused')

  expect(lines.join('')).toContain('[number]')
  expect(lines.join('')).not.toMatch(/11144477735|4242/)
})
