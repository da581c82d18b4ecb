import { isDeepStrictEqual } from 'node:util'
import type {
  PortalSettings,
  PortalSettingsChanges,
} from '@portal/contract/settings/portal-settings'
import { Invalid, type InvalidField } from '../../platform/errors/domain-errors.ts'
import { settingsTexts } from './settings.texts.ts'

const PERIODS = [
  ['banner_start', 'banner_end'],
  ['popup_start', 'popup_end'],
] as const

export function requireOrderedPeriods(current: PortalSettings, changes: PortalSettingsChanges) {
  const next = { ...current, ...changes }
  const fields: InvalidField[] = PERIODS.flatMap(([start, end]) => {
    const [from, to] = [next[start], next[end]]
    return from && to && to < from
      ? [{ path: `changes.${end}`, message: settingsTexts.periodReversed }]
      : []
  })
  if (fields.length > 0) {
    throw new Invalid('settings.period-reversed', 'a period ends before it starts', fields)
  }
}

/** Only what really differs is written and audited. */
export function realChanges(
  current: PortalSettings,
  changes: PortalSettingsChanges,
): PortalSettingsChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) =>
        value !== undefined && !isDeepStrictEqual(current[name as keyof PortalSettings], value),
    ),
  )
}

/** A phone, an e-mail or a testimonial may be somebody's own: the audit log knows no value of these. */
const OF_PEOPLE = ['contact_phone', 'contact_email', 'club_testimonials']

export const isOfThePortal = (field: string): boolean => !OF_PEOPLE.includes(field)
