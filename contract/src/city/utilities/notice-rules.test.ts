import { expect, it } from 'vitest'
import { isNoticeActive, noticesInOrder } from './notice-rules.ts'

const from = '2026-07-18T10:00:00.000Z'
const to = '2026-07-18T12:00:00.000Z'

it.each([
  ['2026-07-18T09:59:59.999Z', to, false],
  [from, to, true],
  ['2026-07-18T11:59:59.999Z', to, true],
  [to, to, false],
  ['2030-01-01T00:00:00.000Z', null, true],
])('a notice at %s that ends at %s is shown: %s', (now, ends_at, isShown) => {
  expect(isNoticeActive({ starts_at: from, ends_at }, new Date(now))).toBe(isShown)
})

it('what is urgent is read first, then what is newest', () => {
  const notice = (id: string, severity: 'urgent' | 'attention' | 'info', starts_at: string) => ({
    ...{ id, severity, starts_at, ends_at: null },
  })
  const ordered = noticesInOrder([
    notice('old', 'info', from),
    notice('new', 'info', to),
    notice('storm', 'urgent', from),
    notice('road', 'attention', to),
  ])
  expect(ordered.map(({ id }) => id)).toEqual(['storm', 'road', 'new', 'old'])
})
