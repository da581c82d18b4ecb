import { isDeepStrictEqual } from 'node:util'
import type {
  PortalSettings,
  PortalSettingsChanges,
} from '@portal/contract/ground/settings/portal-settings'
import { entriesOf } from '@portal/contract/shared/records'
import { Invalid, type InvalidField } from '../../../platform/errors/domain-errors.ts'
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
    entriesOf(changes).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(current[name], value),
    ),
  )
}

/** A phone, an e-mail or a testimonial may be somebody's own: the audit log knows no value of these. */
const OF_PEOPLE = ['contact_phone', 'contact_email', 'club_testimonials']

export const isOfThePortal = (field: string): boolean => !OF_PEOPLE.includes(field)

const PICTURES = ['logo_url', 'logo_home_url', 'favicon_url', 'og_image_url'] as const
const PHOTO_ADDRESS = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//

/** The uploaded photos that the changed addresses show, each with its field. */
export function picturesOf(changes: PortalSettingsChanges): { path: string; id: string }[] {
  return PICTURES.flatMap((field) => {
    const id = PHOTO_ADDRESS.exec(changes[field] ?? '')?.[1]
    return id ? [{ path: `changes.${field}`, id }] : []
  })
}

export function requireKnownPictures(pictures: ReturnType<typeof picturesOf>, known: Set<string>) {
  const gone = pictures.filter(({ id }) => !known.has(id))
  if (gone.length === 0) return
  const fields = gone.map(({ path }) => ({ path, message: settingsTexts.pictureGone }))
  throw new Invalid('settings.picture-gone', 'no such photo', fields)
}
