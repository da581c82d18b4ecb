import type {
  ClubTestimonial,
  PortalSettings,
  PortalSettingsChanges,
} from '@portal/contract/ground/settings/portal-settings'
import { isOneOf, recordOf } from '@portal/contract/shared/records'

const INTEGERS = [
  'club_members_claim',
  'club_prizes_claim_reais',
  'club_partners_claim',
  'club_discount_claim_percent',
] as const
const COORDINATES = ['city_latitude', 'city_longitude'] as const
const TEXTS = [
  'site_name',
  'site_description',
  'logo_url',
  'logo_home_url',
  'favicon_url',
  'og_image_url',
  'contact_phone',
  'contact_email',
  'social_instagram',
  'social_facebook',
  'social_youtube',
  'city_name',
  'city_state',
  'club_figures',
] as const
/** The days of the announcements are edited with them, and nowhere else. */
const LINES = [...TEXTS, ...COORDINATES, ...INTEGERS] as const

/** A field that is one line of text while it is edited, whatever it is saved as. */
export type LineField = (typeof LINES)[number]
export type SettingsForm = Record<LineField, string> & { club_testimonials: ClubTestimonial[] }
export type SettingsField = keyof SettingsForm

type SettingsValues = Required<{ [Name in SettingsField]: PortalSettings[Name] }>

export const SETTINGS_FIELDS: readonly SettingsField[] = [...LINES, 'club_testimonials']

/** What is saved, as it is written in the form: an empty text where there is nothing. */
export function toForm(settings: PortalSettings): SettingsForm {
  return {
    ...recordOf(LINES, (name) => {
      const value = settings[name] ?? ''
      return typeof value === 'number' ? String(value).replace('.', ',') : value
    }),
    club_testimonials: (settings.club_testimonials ?? []).map((item) => ({ ...item })),
  }
}

/** What is written, as it will be saved: nothing is null. */
export function readForm(form: SettingsForm): SettingsValues {
  const lines = LINES.map((name) => [name, readLine(name, form[name].trim())])
  return {
    ...(Object.fromEntries(lines) as Omit<SettingsValues, 'club_testimonials'>),
    club_testimonials: readTestimonials(form.club_testimonials),
  }
}

function readLine(name: LineField, text: string): string | number | null {
  if (text === '') return null
  // "5.000" is five thousand members, "-0,6135" a latitude: a dot means two things here.
  if (isOneOf(INTEGERS, name)) return Number(text.replace(/[.\s]/g, '').replace(',', '.'))
  if (isOneOf(COORDINATES, name)) return Number(text.replace(',', '.'))
  return text
}

function readTestimonials(written: readonly ClubTestimonial[]): ClubTestimonial[] | null {
  const trimmed = written.map(({ name, place, text }) => ({
    name: name.trim(),
    place: place.trim(),
    text: text.trim(),
  }))
  const told = trimmed.filter(isTold)
  return told.length > 0 ? told : null
}

const isTold = ({ name, place, text }: ClubTestimonial) =>
  Boolean(name.trim() || place.trim() || text.trim())

/** Only what differs is sent: two people who edit different fields do not undo each other. */
export function changedFields(base: PortalSettings, form: SettingsForm): PortalSettingsChanges {
  const before = readForm(toForm(base))
  const after = readForm(form)
  return Object.fromEntries(
    SETTINGS_FIELDS.filter((name) => !isSame(before[name], after[name])).map((name) => [
      name,
      after[name],
    ]),
  )
}

export const toBody = (form: SettingsForm, base: PortalSettings) => ({
  version: base.version,
  changes: changedFields(base, form),
})

/** From a path in the body to the field: testimonials that nobody wrote are in the form only. */
export function fieldOfPath(path: string, { club_testimonials: written }: SettingsForm): string {
  const [name = '', sentIndex, ...rest] = path.replace(/^changes\./, '').split('.')
  if (sentIndex === undefined) return name
  const told = written.flatMap((one, index) => (isTold(one) ? [index] : []))
  return [name, told[Number(sentIndex)] ?? sentIndex, ...rest].join('.')
}

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b)
  return Object.is(a, b)
}
