import { expect, it } from 'vitest'
import { lastUseText } from './last-use.rules.ts'

const now = new Date('2026-07-18T22:42:00Z')

it.each([
  ['2026-07-18T22:42:00Z', 'Usado agora'],
  ['2026-07-18T22:41:01Z', 'Usado agora'],
  ['2026-07-18T22:50:00Z', 'Usado agora'],
  ['2026-07-18T22:41:00Z', 'Usado há 1 min'],
  ['2026-07-18T21:42:01Z', 'Usado há 59 min'],
  ['2026-07-18T21:42:00Z', 'Usado há 1 h'],
  ['2026-07-17T22:42:01Z', 'Usado há 23 h'],
  ['2026-07-17T22:42:00Z', 'Usado em 17 de julho de 2026'],
])('says of a device last used at %s: %s', (lastUsedAt, text) => {
  expect(lastUseText(lastUsedAt, now)).toBe(text)
})
