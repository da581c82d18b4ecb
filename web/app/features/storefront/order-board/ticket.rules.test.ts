import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, aTableOrder, inMinutes, NOW } from './orders.testing.ts'
import {
  BIG,
  COLUMNS,
  PAPERS,
  pair,
  type TicketOptions,
  ticketLines,
  widthOf,
  wrap,
} from './ticket.rules.ts'

const options = (changes: Partial<TicketOptions> = {}): TicketOptions => ({
  paper: 58,
  hasPrices: true,
  isCopy: false,
  business: 'Maré Cheia',
  printedAt: NOW,
  ...changes,
})
const textOf = (...told: Parameters<typeof ticketLines>) =>
  ticketLines(...told).map(({ text }) => text.replace(/\u00a0/g, ' '))

describe('a ticket', () => {
  // spec: 615
  it('says what the kitchen cooks and what the courier needs', () => {
    expect(textOf(anOrder(), options())).toEqual([
      'Maré Cheia',
      'PEDIDO 1043',
      'ENTREGA Destacado',
      'Feito sáb., 18 de jul., 19h41',
      'PREVISTO 20h30',
      '-'.repeat(32),
      '1x Caldeirada do',
      '   Arapepó',
      '+ Pirão',
      '>> SEM COENTRO',
      '                       R$ 118,00',
      '2x Cerveja 600 ml',
      '18+ CONFIRA O DOCUMENTO',
      '                        R$ 30,00',
      '-'.repeat(32),
      'Luciana Tavares, 91988887777',
      'Trav. São Pedro, 214',
      'Destacado',
      'Ref.: casa amarela',
      '-'.repeat(32),
      'Itens                  R$ 148,00',
      'Entrega                  R$ 8,00',
      'TOTAL                  R$ 156,00',
      'Dinheiro',
      'Paga com               R$ 200,00',
      'TROCO                   R$ 44,00',
      'Impresso sáb., 18 de jul.,',
      '19h42. Não é documento fiscal.',
    ])
  })

  // spec: 715
  it('carries the hour that was promised, in letters that are read from afar', () => {
    const promised_at = inMinutes(55)
    const big = (order: OwnOrder) =>
      ticketLines(order, options()).flatMap(({ text, isBig }) => (isBig ? [text] : []))
    const accepted = { status: 'accepted', promised_at } as const
    expect(big(anOrder(accepted))).toContain('CHEGA ATÉ 20h37')
    expect(big(anOrder({ ...accepted, mode: 'pickup' }))).toContain('PRONTO ATÉ 20h37')
    expect(big(aTableOrder(accepted))).toContain('NA MESA ATÉ 20h37')
    // Nobody promised anything before accepting, nor of what was cancelled.
    expect(big(anOrder())).toContain('PREVISTO 20h30')
    expect(big(anOrder({ ...accepted, status: 'cancelled' })).join()).not.toMatch(/ATÉ|PREVISTO/)
  })

  // spec: 715
  it('carries the hour an order is for, and the promised one where it is another', () => {
    const scheduled_for = inMinutes(120)
    const later = { status: 'accepted', scheduled_for, promised_at: scheduled_for } as const
    const told = (order: OwnOrder) => textOf(order, options()).join(' ')
    expect(told(anOrder(later))).toContain('PARA sáb., 18 de jul., 21h42')
    expect(told(anOrder(later))).not.toContain('CHEGA ATÉ')
    expect(told(anOrder({ ...later, promised_at: inMinutes(135) }))).toContain('CHEGA ATÉ 21h57')
  })

  // spec: 613
  it('has no amount for a kitchen that needs none', () => {
    const text = textOf(anOrder(), options({ hasPrices: false })).join('\n')
    expect(text).not.toMatch(/R\$|TROCO|TOTAL/)
    expect(text).toContain('Trav. São Pedro, 214')
  })

  // spec: 613
  it('says that it is the second copy', () => {
    expect(textOf(aTableOrder(), options({ isCopy: true })).slice(0, 4)).toEqual([
      'Maré Cheia',
      '2ª VIA',
      'PEDIDO 1042',
      'MESA 12',
    ])
  })

  it('shows what is different about a dish as large as the dish', () => {
    const big = ticketLines(anOrder(), options()).filter(({ isBig }) => isBig)
    expect(big.map(({ text }) => text)).toContain('>> SEM COENTRO')
    expect(big.map(({ text }) => text)).toContain('+ Pirão')
  })

  // spec: 613
  it('is never wider than its paper, whatever people write', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 140 })
    fc.assert(
      fc.property(words, words, words, fc.constantFrom(...PAPERS), (name, note, street, paper) => {
        const [line] = anOrder().lines
        if (!line) return
        const order = anOrder({
          note,
          lines: [{ ...line, name, note: street, options: [{ name: note, quantity: 3 }] }],
          contact: {
            name,
            phone: '91988887777',
            address: { neighbourhood: name, street, number: '1', complement: '', reference: note },
          },
        })
        for (const { text, isBig } of ticketLines(order, options({ paper, business: name }))) {
          expect(widthOf(text) * (isBig ? BIG : 1)).toBeLessThanOrEqual(COLUMNS[paper])
        }
      }),
      { numRuns: 300 },
    )
  })
})

it('breaks a line between words, and a word only where it must', () => {
  expect(wrap('Pescada-amarela inteira para dois', 16, 2)).toEqual([
    'Pescada-amarela',
    '  inteira para',
    '  dois',
  ])
  expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
  expect(wrap('dois\nandares\u0007', 20)).toEqual(['dois andares'])
})

it('keeps an amount on the right of a name that is too long', () => {
  expect(pair('Taxa de entrega do bairro', 'R$ 8,00', 20)).toEqual([
    'Taxa de',
    'entrega do',
    'bairro       R$ 8,00',
  ])
})
