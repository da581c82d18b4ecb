import { SETTINGS_FALLBACKS } from '@portal/contract/ground/settings/fallbacks'
import { isNameOf } from '@portal/contract/shared/records'
import { settingsEditorTexts } from './settings-editor.texts.ts'
import type { LineField, SettingsField } from './settings-form.rules.ts'

type FieldKind =
  | 'line'
  | 'area'
  | 'picture'
  | 'link'
  | 'email'
  | 'phone'
  | 'number'
  | 'state'
  | 'figures'

export type FieldDescription = { name: LineField; kind: FieldKind; maxLength?: number }
export type SectionName = keyof typeof settingsEditorTexts.sections

/** Every field of the settings record but the testimonials, which are a list. */
export const SECTIONS: readonly { name: SectionName; fields: readonly FieldDescription[] }[] = [
  {
    name: 'identity',
    fields: [
      { name: 'site_name', kind: 'line', maxLength: 80 },
      { name: 'site_description', kind: 'area', maxLength: 300 },
    ],
  },
  {
    name: 'images',
    fields: [
      { name: 'logo_url', kind: 'picture' },
      { name: 'logo_home_url', kind: 'picture' },
      { name: 'favicon_url', kind: 'picture' },
      { name: 'og_image_url', kind: 'picture' },
    ],
  },
  {
    name: 'contact',
    fields: [
      { name: 'contact_phone', kind: 'phone', maxLength: 20 },
      { name: 'contact_email', kind: 'email', maxLength: 254 },
    ],
  },
  {
    name: 'social',
    fields: [
      { name: 'social_instagram', kind: 'link' },
      { name: 'social_facebook', kind: 'link' },
      { name: 'social_youtube', kind: 'link' },
    ],
  },
  {
    name: 'city',
    fields: [
      { name: 'city_name', kind: 'line', maxLength: 80 },
      { name: 'city_state', kind: 'state' },
      { name: 'city_latitude', kind: 'number', maxLength: 24 },
      { name: 'city_longitude', kind: 'number', maxLength: 24 },
    ],
  },
  {
    name: 'club',
    fields: [
      { name: 'club_figures', kind: 'figures' },
      { name: 'club_members_claim', kind: 'number', maxLength: 12 },
      { name: 'club_prizes_claim_reais', kind: 'number', maxLength: 12 },
      { name: 'club_partners_claim', kind: 'number', maxLength: 12 },
      { name: 'club_discount_claim_percent', kind: 'number', maxLength: 3 },
    ],
  },
]

const FALLBACKS: Partial<Record<LineField, string | number>> = SETTINGS_FALLBACKS

/** What visitors see while the field is empty. */
export function inForceWhenEmpty(name: LineField): string | undefined {
  const value = FALLBACKS[name]
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}

export const labelOf = (name: SettingsField) => settingsEditorTexts.fields[name].label

/** Known before it is drawn, so that a summary can lead to it. */
export const fieldId = (path: string) => `configuracao-${path.replaceAll('.', '-')}`

/** "Logo" of `logo_url`, "Depoimento 2" of `club_testimonials.1.text`. */
export function labelOfPath(path: string): string {
  const [name = '', index] = path.split('.')
  const { fields, testimonials } = settingsEditorTexts
  if (index !== undefined) return testimonials.one(Number(index) + 1)
  return isNameOf(fields, name) ? labelOf(name) : name
}
