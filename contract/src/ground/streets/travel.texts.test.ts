import { expect, it } from 'vitest'
import { travelText } from './travel.texts.ts'
import type { Leg } from './travel.ts'

it.each<[Leg, string]>([
  [{ walk: { metres: 250, minutes: 3 }, drive: { metres: 260, minutes: 1 } }, '3 min a pé'],
  [
    { walk: { metres: 960, minutes: 12 }, drive: { metres: 1100, minutes: 3 } },
    '12 min a pé · 3 min de carro',
  ],
  [
    { walk: { metres: 13_300, minutes: 166 }, drive: { metres: 13_340, minutes: 22 } },
    '13 km · 22 min de carro',
  ],
  [{ walk: null, drive: { metres: 61_000, minutes: 75 } }, '61 km · 1 h 15 min de carro'],
  [{ walk: { metres: 4800, minutes: 60 }, drive: null }, '4,8 km · 1 h a pé'],
  [{ walk: { metres: 1600, minutes: 20 }, drive: null }, '20 min a pé'],
])('says %o as "%s"', (leg, text) => {
  expect(travelText(leg)).toBe(text)
})
