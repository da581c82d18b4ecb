import { expect, it } from 'vitest'
import { filterOf } from './audit.rules.ts'

it('asks for nothing of what was not asked', () => {
  expect(Object.values(filterOf({})).filter((part) => part !== undefined)).toEqual([])
  expect(filterOf({ action: '' }).actions).toBeUndefined()
})

it('counts days on the calendar of the city, both included', () => {
  expect(filterOf({ from: '2026-07-18', until: '2026-07-18' })).toMatchObject({
    from: new Date('2026-07-18T03:00:00Z'),
    before: new Date('2026-07-19T03:00:00Z'),
  })
})

it('makes a kind and a group the actions done to them', () => {
  expect(filterOf({ kind: 'audit' }).actions).toEqual(['audit.exported'])
  expect(filterOf({ kind: 'audit', group: 'access' }).actions).toEqual(['audit.exported'])
  expect(filterOf({ kind: 'audit', group: 'guide' }).actions).toEqual([])
  expect(filterOf({ group: 'guide', action: 'article.published' }).actions).toEqual([])
  // Of another release: nobody knows its kind, and it is still found by its code.
  expect(filterOf({ action: 'banners.painted' }).actions).toEqual(['banners.painted'])
})
