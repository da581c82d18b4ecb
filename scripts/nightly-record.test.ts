import { expect, it } from 'vitest'
import { type NightlyRecord, sayNightly, stepsLeft } from './nightly-record.ts'

const steps = [{ name: 'races' }, { name: 'drills' }, { name: 'figures' }, { name: 'never' }]
const record: NightlyRecord = {
  races: { at: '2026-11-19T03:00:00.000Z', commit: 'aaaaaaaa', seconds: 9, passed: 3, failed: 0 },
  drills: { at: '2026-11-19T04:00:00.000Z', commit: 'aaaaaaaa', seconds: 9, passed: 3, failed: 1 },
  figures: { at: '2026-11-18T04:00:00.000Z', commit: 'bbbbbbbb', seconds: 9, passed: 3, failed: 0 },
}

it('a night goes on with what did not pass, what passed on other code, and what was never played', () => {
  const left = stepsLeft(steps, record, (commit) => commit === 'aaaaaaaa')
  expect(left.map(({ name }) => name)).toEqual(['drills', 'figures', 'never'])
})

it('a night that is over has nothing left', () => {
  const [races] = steps
  expect(stepsLeft(races ? [races] : [], record, () => true)).toEqual([])
})

it('the end of a run says how much of the night has passed, and since when', () => {
  expect(sayNightly(steps, record)).toBe(
    'nightly: 2 of 4 steps passed when they were last played, the oldest on 2026-11-18 (bbbbbbbb)',
  )
  expect(sayNightly(steps, {})).toBe('nightly: 0 of 4 steps passed when they were last played')
})
