import { expect, it } from 'vitest'
import { filterOf, toldOf } from './audit.rules.ts'

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

it('names who changed a record to colleagues and to the team, and to nobody else', () => {
  const at = new Date('2026-07-18T17:01:00Z')
  const rosa = { at, actorId: 'rosa', name: 'Rosa', isStaff: false, isColleague: false }
  const reader = { kind: 'person', userId: 'ana', planType: 'clube' } as const
  const told = { at: at.toISOString() }
  expect(toldOf(rosa, reader)).toEqual(told)
  expect(toldOf({ ...rosa, isColleague: true }, reader)).toEqual({ ...told, by: 'Rosa' })
  expect(toldOf(rosa, { ...reader, planType: 'admin' })).toEqual({ ...told, by: 'Rosa' })
  expect(toldOf({ ...rosa, isStaff: true }, reader)).toEqual({ ...told, by: 'A equipe do portal' })
  expect(toldOf(rosa, { ...reader, userId: 'rosa' })).toEqual({ ...told, by_self: 1 })
  expect(toldOf({ ...rosa, actorId: null, name: null }, reader)).toEqual(told)
})
