import type { Kitchen } from '@portal/contract/storefront/orders/kitchens'
import { describe, expect, it } from 'vitest'
import { cityAddress, cityGroups, slotOf, termsOf } from './city.rules.ts'

const now = new Date('2026-07-18T22:00:00Z')
const OPEN = { is_open: true, last_order_at: '2026-07-19T01:30:00Z', opens_at: null }
const SHUT = { is_open: false, last_order_at: null, opens_at: '2026-07-19T14:00:00Z' }
const zone = { neighbourhood: 'Centro', fee_cents: 600, minimum_cents: 4_000, minutes: 10 }
const kitchen = (name: string, changes: Partial<Kitchen> = {}): Kitchen => ({
  ...{ id: name, slug: name, name, kind: 'Peixe', category_icon: 'fish', photo: null },
  ...{ rating: null, has_coupon: false, is_demo: false, modes: ['delivery', 'pickup'] },
  ...{ pause: null, kitchen: OPEN, zone, is_delivery_paused: false, least_fee_cents: 600 },
  ...{ preparation_minutes: 25, first_slot: null },
  ...changes,
})
const names = (
  kitchens: Kitchen[],
  filters: Parameters<typeof cityGroups>[1]['filters'] = new Set(),
  at = now,
) =>
  Object.fromEntries(
    Object.entries(cityGroups(kitchens, { filters, sort: 'fast' }, at)).map(([group, found]) => [
      group,
      found.map(({ name }) => name).join(' '),
    ]),
  )

describe('who is shown where', () => {
  const all = [
    kitchen('slow', { zone: { ...zone, minutes: 40 } }),
    kitchen('fast'),
    kitchen('resting', { is_delivery_paused: true }),
    kitchen('fetched', { modes: ['pickup'], zone: null }),
    kitchen('shut', { kitchen: SHUT, first_slot: '2026-07-19T15:00:00Z' }),
    kitchen('paused', { pause: { until: null } }),
  ]

  // spec: 850
  it('is who brings it, who has it ready, who opens later and who rests, each once', () => {
    expect(names(all)).toEqual({
      now: 'fast slow',
      pickup: 'fetched resting',
      later: 'shut',
      resting: 'paused',
    })
  })

  it('follows the filters', () => {
    expect(names(all, new Set(['open']))).toMatchObject({ later: '', resting: '' })
    expect(names(all, new Set(['pickup']))).toMatchObject({
      now: '',
      pickup: 'fetched fast resting slow',
    })
    expect(names(all, new Set(['free']))).toMatchObject({ now: '', pickup: '' })
  })

  it('moves on with the clock of who looks', () => {
    const late = new Date('2026-07-19T01:31:00Z')
    expect(names([kitchen('fast')], new Set(), late)).toMatchObject({ now: '', resting: 'fast' })
    const shut = kitchen('shut', { kitchen: SHUT, first_slot: '2026-07-19T15:00:00Z' })
    expect(slotOf(shut, now)).toEqual(new Date('2026-07-19T15:00:00Z'))
    expect(slotOf(shut, new Date('2026-07-19T15:00:00Z'))).toBeNull()
  })
})

it('says what one bairro pays and waits, and from what on where none was said', () => {
  expect(termsOf(kitchen('a'))).toEqual({
    time: '35 a 45 min',
    fee: expect.stringMatching(/^taxa R\$\s6,00$/),
    isFree: false,
    minimum: expect.stringMatching(/^mín\. R\$\s40$/),
  })
  expect(termsOf(kitchen('a', { zone: null })).fee).toMatch(/^taxa a partir de R\$\s6,00$/)
  expect(termsOf(kitchen('a', { zone: { ...zone, fee_cents: 0 } })).fee).toBe('entrega grátis')
  expect(termsOf(kitchen('a', { modes: ['pickup'], zone: null })).fee).toBe('só retirada')
})

it('has an address for what was asked', () => {
  expect(cityAddress({ bairro: null, q: null })).toBe('/pedir')
  expect(cityAddress({ bairro: 'São José', q: 'tacacá' })).toBe(
    '/pedir?bairro=S%C3%A3o+Jos%C3%A9&q=tacac%C3%A1',
  )
})
