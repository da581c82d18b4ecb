import type { PortalSettings } from '@portal/contract/settings/portal-settings'
import { isoToText } from '~/ui/date-text.ts'
import { settingsEditorTexts } from './settings-editor.texts.ts'
import { labelOf } from './settings-fields.ts'
import {
  changedFields,
  newerFields,
  type SettingsField,
  type SettingsForm,
  toForm,
} from './settings-form.rules.ts'

type DifferencesProps = { base: PortalSettings; newer: PortalSettings; typed: SettingsForm }

/** The second editor sees what the first one saved, field by field. */
export function Differences({ base, newer, typed }: DifferencesProps) {
  const { stale } = settingsEditorTexts
  const theirs = newerFields(base, newer)
  const mine = Object.keys(changedFields(base, typed))
  if (theirs.length === 0) return <p className="mt-2">{stale.nothing}</p>
  return (
    <>
      <h3 className="mt-3 text-sm font-semibold">{stale.differing}</h3>
      <ul className="mt-1 grid gap-2">
        {theirs.map((name) => (
          <li key={name} className="border-t border-line pt-2 wrap-break-word">
            <span className="font-semibold">{labelOf(name)}</span>
            <span className="block">
              {stale.now}: {shown(name, toForm(newer))}
            </span>
            {mine.includes(name) ? (
              <span className="block">
                {stale.typed}: {shown(name, typed)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function shown(name: SettingsField, form: SettingsForm): string {
  if (name === 'club_testimonials') {
    return form.club_testimonials.map(({ name, text }) => `${name}: ${text}`).join(' · ') || NOTHING
  }
  return isoToText(form[name]) || form[name] || NOTHING
}
const NOTHING = settingsEditorTexts.empty
