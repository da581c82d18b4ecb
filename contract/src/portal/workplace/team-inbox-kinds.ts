import type { Access } from '../../shared/endpoint.ts'

/** Free of zod: the browser reads them too. */

/** What waits for the team of the portal. */
export const TEAM_KINDS = [
  'order',
  'stay',
  'refund',
  'health',
  'listing',
  'change',
  'review',
  'claim',
  'report',
  'calendar',
  'feed',
  'property',
  'contribution',
  'coverage',
  'event',
  'offer',
  'prize',
  'fact',
] as const
export type TeamKind = (typeof TEAM_KINDS)[number]

/** Who may decide about it: nobody reads what they may not answer. */
export type TeamAccess = Extract<
  Access,
  'moderator' | 'editor' | 'administrator' | 'superadministrator'
>

/** How soon silence costs something. */
export const COSTS = ['hours', 'day', 'week', 'none'] as const
export type Cost = (typeof COSTS)[number]

export const TEAM_VIEWS = ['all', 'mine', 'unowned', 'snoozed'] as const
export type TeamView = (typeof TEAM_VIEWS)[number]
