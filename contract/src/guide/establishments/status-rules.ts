import { namesOf } from '../../shared/names-of.ts'
import type { MemberRole } from '../team/team-rights.ts'
import type { STATUSES } from './vocabulary.ts'

/**
 * The life of a moderated thing:
 * draft → pending → published | rejected(reason); published → suspended | archived.
 */
export type Status = (typeof STATUSES)[number]

/** In whose name somebody acts: for the listing, in its team's roles, or for the portal. */
export type Hand = MemberRole | 'admin'

type Transition = {
  from: readonly Status[]
  to: Status
  by: readonly Hand[]
  /** The person concerned must be told why. */
  needsReason: boolean
}

const TRANSITIONS = {
  submit: {
    // What was archived is looked at again before it shows again.
    from: ['draft', 'rejected', 'archived'],
    to: 'pending',
    by: ['owner', 'manager', 'admin'],
    needsReason: false,
  },
  approve: { from: ['pending'], to: 'published', by: ['admin'], needsReason: false },
  reject: { from: ['pending'], to: 'rejected', by: ['admin'], needsReason: true },
  suspend: { from: ['published'], to: 'suspended', by: ['admin'], needsReason: true },
  restore: {
    from: ['suspended', 'archived'],
    to: 'published',
    by: ['admin'],
    needsReason: false,
  },
  archive: {
    // A draft given up makes room in the plan. What is suspended stays so, or it could slip out.
    from: ['draft', 'rejected', 'published'],
    to: 'archived',
    by: ['owner', 'admin'],
    needsReason: false,
  },
} satisfies Record<string, Transition>

export type Action = keyof typeof TRANSITIONS
export const ACTIONS = namesOf(TRANSITIONS)

/** Where the action leads; `null` where it leads nowhere from that status. */
export function nextStatus(action: Action, from: Status): Status | null {
  const { from: allowed, to }: Transition = TRANSITIONS[action]
  return allowed.includes(from) ? to : null
}

export function mayAct(action: Action, from: Status, hand: Hand): boolean {
  const { by }: Transition = TRANSITIONS[action]
  return nextStatus(action, from) !== null && by.includes(hand)
}

/** What somebody may do now: the browser shows these as buttons. */
export function actionsFor(status: Status, hand: Hand): Action[] {
  return ACTIONS.filter((action) => mayAct(action, status, hand))
}

export function needsReason(action: Action): boolean {
  return TRANSITIONS[action].needsReason
}

export function isOnline(status: Status): boolean {
  return status === 'published'
}
