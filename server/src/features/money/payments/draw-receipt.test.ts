import { expect, it } from 'vitest'
import { createSeal } from '../../../platform/seal.ts'
import { documentOf } from './document-of.ts'
import { rowsOf } from './draw-receipt.ts'
import type { Buyer, Order } from './plan-orders.store.ts'
import type { Grant, Payment } from './plan-payments.store.ts'

const documentSeal = createSeal('a secret of tests', 'buyer documents')
const MOMENT = new Date('2026-07-18T15:00:00Z')

function rowsFor(document: string | null) {
  const buyer: Buyer | null = document
    ? { name: 'Rosa Pinheiro', document: documentSeal.close(document), documentHint: '***' }
    : null
  const order = { id: 'o1', plan: 'atalaia', cycle: 'month', method: 'pix', buyer } as Order
  const rows = rowsOf({
    order,
    payment: { amountCents: 4_990, paidAt: MOMENT, provider: 'pix', providerId: 'E1' } as Payment,
    grant: { startsAt: MOMENT, endsAt: MOMENT, isRevoked: false } as Grant,
    seller: { name: 'Portal', cnpj: '12ABC34501DE35', address: 'Rua da Praia, 1' },
    document: documentOf(order, { documentSeal }),
  })
  return Object.fromEntries(rows)
}

// spec: 548
it.each([
  ['52998224725', '529.982.247-25'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
])(
  'the receipt of who bought with %s has the whole document as people write it',
  (held, written) => {
    const rows = rowsFor(held)
    expect(rows).toMatchObject({ Comprador: 'Rosa Pinheiro', 'CPF ou CNPJ': written })
    expect(rows.Vendedor).toBe('Portal\n12.ABC.345/01DE-35\nRua da Praia, 1')
  },
)

it('the receipt of a buyer who is forgotten has no empty rows', () => {
  const rows = rowsFor(null)
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(['Plano', 'Valor pago', 'Vendedor']))
  expect(Object.keys(rows)).not.toEqual(expect.arrayContaining(['Comprador']))
  expect(Object.keys(rows)).not.toEqual(expect.arrayContaining(['CPF ou CNPJ']))
})
