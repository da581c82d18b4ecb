import { expect, it } from 'vitest'
import { NO_HOURS, sameEveryDay } from './hours-types.ts'
import { factsOfKind, fieldsOfKind, kindOfCategory } from './kind-facts.ts'

const now = new Date('2026-07-18T20:00:00Z')
const hours = { ...NO_HOURS, weekly: sameEveryDay([{ opens: 420, closes: 1320 }]) }
const TOLD = { rooms: 12, check_in: '14:00', check_out: '01:30', hours }
const UNTOLD = { rooms: null, check_in: null, check_out: null, hours }

it.each([
  ['LodgingBusiness', 'store', 'lodging'],
  ['BedAndBreakfast', 'store', 'lodging'],
  ['FoodEstablishment', 'bed', 'food'],
  ['LocalBusiness', 'bed', 'lodging'],
  ['LocalBusiness', 'music', 'food'],
  ['LocalBusiness', 'wrench', 'other'],
  ['Pharmacy', 'bed', 'other'],
] as const)(
  'a category of the type %s with the drawing %s is of the kind %s',
  (type, icon, kind) => {
    expect(kindOfCategory(type, icon)).toBe(kind)
  },
)

// spec: 372, 634
it('says of a lodging what its owner told, in place of whether its desk is open', () => {
  expect(factsOfKind('lodging', TOLD, now)).toEqual([
    '12 quartos',
    'Check-in às 14h',
    'Check-out à 1h30',
  ])
  expect(factsOfKind('lodging', { ...UNTOLD, rooms: 1 }, now)).toEqual(['1 quarto'])
  expect(factsOfKind('lodging', UNTOLD, now)).toEqual([])
  const priced = factsOfKind('lodging', { ...UNTOLD, rooms: 9, nightly_from_cents: 23_950 }, now)
  expect(priced).toEqual(['Desde R$\u00a0240 a noite', '9 quartos'])
})

it('leaves the word to the hours of every other kind, and of a lodging closed for a while', () => {
  expect(factsOfKind('food', TOLD, now)).toBeUndefined()
  expect(factsOfKind('other', TOLD, now)).toBeUndefined()
  const closed = { ...hours, temporarily_closed: { reopens_on: null, note: null } }
  expect(factsOfKind('lodging', { ...TOLD, hours: closed }, now)).toBeUndefined()
})

it('asks only lodgings for their facts', () => {
  expect(fieldsOfKind('lodging')).toEqual(['rooms', 'check_in', 'check_out'])
  expect(fieldsOfKind('food')).toEqual([])
})
