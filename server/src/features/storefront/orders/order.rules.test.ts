import { priceOf } from '@portal/contract/storefront/catalogue/price-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentHash } from './order.rules.ts'
import { chosenOptions, wantedVariants } from './order-lines.rules.ts'
import { MESSAGE_MAX_ENCODED, orderMessage } from './order-message.rules.ts'

const option = (id: string, price_cents: number, groups: object[] = []) => ({
  id,
  name: id,
  price_cents,
  is_available: true,
  sold_out_until: null,
  groups,
})
const method = fc.constantFrom('sum' as const, 'max' as const, 'avg' as const)
const price = fc.integer({ min: 0, max: 20_000 })

describe('chosen options', () => {
  it('carry amounts that add up to what the options cost, whatever the method', () => {
    fc.assert(
      fc.property(
        method,
        method,
        fc.array(price, { minLength: 1, maxLength: 4 }),
        price,
        fc.integer({ min: 1, max: 3 }),
        (outer, inner, prices, extra, count) => {
          const within = {
            id: 'g2',
            name: 'g2',
            min_choices: 0,
            max_choices: 9,
            price_method: inner,
            options: [option('extra', extra)],
          }
          const groups = [
            {
              id: 'g1',
              name: 'g1',
              min_choices: 0,
              max_choices: 9,
              price_method: outer,
              options: prices.map((cents, index) => option(`o${index}`, cents, [within])),
            },
          ] as unknown as Parameters<typeof chosenOptions>[0]
          const choices = prices.map((_, index) => ({
            option_id: `o${index}`,
            quantity: index === 0 ? count : 1,
            choices: index === 0 ? [{ option_id: 'extra', quantity: 1, choices: [] }] : [],
          }))
          const chosen = chosenOptions(groups, choices)
          const item = { price_cents: 0, promo: null, groups, variants: [] }
          const { options_cents } = priceOf(item, { variant_id: null, choices }, new Date(0))
          expect(chosen.reduce((sum, { cents }) => sum + cents, 0)).toBe(options_cents)
          expect(chosen.every(({ cents }) => cents >= 0 && Number.isInteger(cents))).toBe(true)
        },
      ),
    )
  })
})

it('the same order is the same content, in whatever order a browser writes its fields', () => {
  const order = { key: 'k', lines: [{ item_id: 'a', quantity: 1 }], note: '' }
  const other = { note: '', lines: [{ quantity: 1, item_id: 'a' }], key: 'k' }
  const hash = (one: object) =>
    contentHash(one as Parameters<typeof contentHash>[0]).toString('hex')
  expect(hash(order)).toBe(hash(other))
  expect(hash(order)).not.toBe(hash({ ...order, note: 'x' }))
})

it('stock is locked in the order of ids, once for lines that share it', () => {
  const line = (variant_id: string | null, quantity: number) => ({
    item_id: 'i',
    variant_id,
    choices: [],
    quantity,
    note: '',
  })
  const wanted = wantedVariants([line('b', 1), line(null, 4), line('a', 2), line('b', 3)])
  expect([...wanted]).toEqual([
    ['a', 2],
    ['b', 4],
  ])
})

describe('the message to the business', () => {
  const line = (name: string, note = '') => ({
    item_id: 'i',
    variant_id: null,
    name,
    variant_name: null,
    sku: null,
    quantity: 1,
    base_cents: 1,
    options_cents: 0,
    unit_cents: 1,
    total_cents: 1,
    options: [],
    choices: [],
    note,
    is_alcoholic: false,
  })
  const order = {
    number: 1043,
    mode: 'delivery' as const,
    table_label: null,
    scheduled_for: null,
    total_cents: 15_600,
    delivery_cents: 600,
    payment_method: 'dinheiro' as const,
    change_for_cents: 20_000,
    address: {
      neighbourhood: 'Destacado',
      street: 'Trav. São Pedro',
      number: '214',
      complement: '',
      reference: 'casa amarela',
    },
    contact_name: 'Luciana',
    note: '',
  }
  const url = 'https://portal.test/pedido#token=abc'

  it('says what, how much, where to and the change, with the link', () => {
    const text = orderMessage({ ...order, lines: [line('Caldeirada', 'sem coentro')] }, url)
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      [
        '*Pedido 1043* · Entrega',
        '',
        '1× Caldeirada (sem coentro)',
        '',
        'Entrega: R$ 6,00',
        '*Total: R$ 156,00*, dinheiro, troco para R$ 200,00',
        'Trav. São Pedro, 214, Destacado',
        'Referência: casa amarela',
        'Luciana',
        '',
        `Acompanhe: ${url}`,
      ].join('\n'),
    )
  })
  it('cannot be made to say something else by what people typed', () => {
    const text = orderMessage({ ...order, lines: [line('X', '*grátis*\n\n*Total: R$ 0*')] }, url)
    expect(text.match(/\*/g)).toHaveLength(4)
    expect(text).toContain('1× X (grátis Total: R$ 0)')
  })
  // spec: 627
  it('stays short enough for every phone, and always ends with the link', () => {
    const name = fc.string({ minLength: 1, maxLength: 150 })
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 60 }), (names) => {
        const text = orderMessage({ ...order, lines: names.map((one) => line(one)) }, url)
        expect(encodeURIComponent(text).length).toBeLessThanOrEqual(MESSAGE_MAX_ENCODED)
        expect(text.endsWith(url)).toBe(true)
      }),
    )
  })
})
