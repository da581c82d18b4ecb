import { isNameOf } from '../../shared/records.ts'
import { ACCESS_ACTIONS } from './access-actions.texts.ts'
import type { ActionTexts } from './action-texts.ts'
import { CATALOGUE_ACTIONS } from './catalogue-actions.texts.ts'
import { CITY_ACTIONS } from './city-actions.texts.ts'
import { DRAW_ACTIONS } from './draw-actions.texts.ts'
import { EVENT_ACTIONS } from './event-actions.texts.ts'
import { GUIDE_ACTIONS } from './guide-actions.texts.ts'
import { LODGING_ACTIONS } from './lodging-actions.texts.ts'
import { NEWS_ACTIONS } from './news-actions.texts.ts'
import { OFFER_ACTIONS } from './offer-actions.texts.ts'
import { ORDER_ACTIONS } from './order-actions.texts.ts'
import { PARTICIPATION_ACTIONS } from './participation-actions.texts.ts'
import { PAYMENT_ACTIONS } from './payment-actions.texts.ts'
import { PODCAST_ACTIONS } from './podcast-actions.texts.ts'
import { PORTAL_ACTIONS } from './portal-actions.texts.ts'
import { PROPERTY_ACTIONS } from './property-actions.texts.ts'
import { PROPERTY_FEED_ACTIONS } from './property-feed-actions.texts.ts'
import { SEARCH_ACTIONS } from './search-actions.texts.ts'
import { STAY_ACTIONS } from './stay-actions.texts.ts'
import { SYSTEM_ACTIONS } from './system-actions.texts.ts'
import { type AuditGroup, THINGS, type ThingKind } from './things.ts'

/**
 * Everything the audit log records, with its words. An action is added in one of these files; one that
 * is no longer recorded stays: the log keeps its rows for ever.
 */
export const AUDIT_ACTIONS = {
  ...CATALOGUE_ACTIONS,
  ...CITY_ACTIONS,
  ...GUIDE_ACTIONS,
  ...PORTAL_ACTIONS,
  ...NEWS_ACTIONS,
  ...DRAW_ACTIONS,
  ...EVENT_ACTIONS,
  ...OFFER_ACTIONS,
  ...LODGING_ACTIONS,
  ...ORDER_ACTIONS,
  ...PARTICIPATION_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...PODCAST_ACTIONS,
  ...PROPERTY_ACTIONS,
  ...PROPERTY_FEED_ACTIONS,
  ...SEARCH_ACTIONS,
  ...STAY_ACTIONS,
  ...SYSTEM_ACTIONS,
  ...ACCESS_ACTIONS,
} satisfies ActionTexts

export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The words of an action; an action of another release has none. */
export const wordsOf = (action: string): ActionTexts[string] | undefined =>
  isNameOf(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action] : undefined

export const actionName = (action: string): string => wordsOf(action)?.name ?? action

type About = { kind?: ThingKind | undefined; group?: AuditGroup | undefined }

/** Every action done to things of that kind, of that group. */
export const actionsAbout = ({ kind, group }: About): string[] =>
  Object.entries<ActionTexts[string]>(AUDIT_ACTIONS)
    .filter(([, words]) => kind === undefined || words.kind === kind)
    .filter(([, words]) => group === undefined || THINGS[words.kind].group === group)
    .map(([action]) => action)

/** What can be filtered by: every kind that something is done to. */
export const AUDIT_KINDS: readonly ThingKind[] = [
  ...new Set(Object.values<ActionTexts[string]>(AUDIT_ACTIONS).map(({ kind }) => kind)),
]
