import { describe, expect, it } from 'vitest'
import {
  ACTIONS,
  actionsFor,
  type Hand,
  isOnline,
  mayAct,
  needsReason,
  nextStatus,
} from './status-rules.ts'
import { STATUSES } from './vocabulary.ts'

describe('the life of a listing', () => {
  it.each([
    ['submit', 'draft', 'pending'],
    ['submit', 'rejected', 'pending'],
    ['submit', 'archived', 'pending'],
    ['approve', 'pending', 'published'],
    ['reject', 'pending', 'rejected'],
    ['suspend', 'published', 'suspended'],
    ['restore', 'suspended', 'published'],
    ['restore', 'archived', 'published'],
    ['archive', 'published', 'archived'],
    ['archive', 'draft', 'archived'],
    ['archive', 'rejected', 'archived'],
  ] as const)('%s leads from %s to %s', (action, from, to) => {
    expect(nextStatus(action, from)).toBe(to)
  })

  it('has no other way from one status to another', () => {
    const ways = ACTIONS.flatMap((action) =>
      STATUSES.filter((from) => nextStatus(action, from) !== null),
    )
    expect(ways).toHaveLength(11)
  })

  it('never shows what an administrator has not seen', () => {
    const hands: Hand[] = ['owner', 'manager', 'staff']
    for (const action of ACTIONS) {
      for (const status of STATUSES) {
        const to = nextStatus(action, status)
        if (to === 'published')
          expect(hands.some((hand) => mayAct(action, status, hand))).toBe(false)
      }
    }
  })

  it('can be left from every status by somebody', () => {
    for (const status of STATUSES) {
      const hands: Hand[] = ['owner', 'admin']
      expect(hands.flatMap((hand) => actionsFor(status, hand)).length).toBeGreaterThan(0)
    }
  })

  it('is online only while published', () => {
    expect(STATUSES.filter(isOnline)).toEqual(['published'])
  })
})

describe('who may do what', () => {
  it('leaves moderation to administrators', () => {
    expect(actionsFor('pending', 'admin')).toEqual(['approve', 'reject'])
    expect(actionsFor('pending', 'owner')).toEqual([])
    expect(actionsFor('published', 'admin')).toEqual(['suspend', 'archive'])
    expect(actionsFor('suspended', 'owner')).toEqual([])
  })

  it('lets a manager send for approval but not take the page down', () => {
    expect(actionsFor('draft', 'manager')).toEqual(['submit'])
    expect(actionsFor('published', 'manager')).toEqual([])
    expect(actionsFor('published', 'owner')).toEqual(['archive'])
  })

  it('lets staff change no status at all', () => {
    for (const status of STATUSES) expect(actionsFor(status, 'staff')).toEqual([])
  })

  it('asks for a reason whenever somebody is told no', () => {
    expect(ACTIONS.filter(needsReason)).toEqual(['reject', 'suspend'])
  })
})
