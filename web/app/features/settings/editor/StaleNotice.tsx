import type { PortalSettings } from '@portal/contract/settings/portal-settings'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { isoToText } from '~/ui/dateText.ts'
import { settingsEditorTexts } from './settings-editor.texts.ts'
import { labelOf } from './settings-fields.ts'
import {
  changedFields,
  newerFields,
  type SettingsField,
  type SettingsForm,
  toForm,
} from './settings-form.rules.ts'

type StaleNoticeProps = {
  base: PortalSettings
  newer: PortalSettings | 'unread'
  typed: SettingsForm
  onKeep: (latest: PortalSettings) => void
  onReplace: (latest: PortalSettings) => void
  onRetry: () => void
}

/** Two editors never overwrite each other silently: the second sees what the first one saved. */
export function StaleNotice({ base, newer, typed, onKeep, onReplace, onRetry }: StaleNoticeProps) {
  const { stale } = settingsEditorTexts
  const headingId = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-32 rounded-card bg-sol-100 p-5"
    >
      <h2 id={headingId} className="flex items-center gap-2 text-[1.125rem]">
        <CircleAlert aria-hidden="true" className="size-5 flex-none" />
        {stale.title}
      </h2>
      <p className="mt-1 max-w-[70ch]">{stale.text}</p>
      {newer === 'unread' ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="font-semibold text-vermelho-700">{stale.unread}</p>
          <Button size="sm" look="line" onClick={onRetry}>
            {stale.retry}
          </Button>
        </div>
      ) : (
        <>
          <Differences base={base} newer={newer} typed={typed} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="sm" onClick={() => onKeep(newer)}>
              {stale.keep}
            </Button>
            <Button size="sm" look="line" onClick={() => onReplace(newer)}>
              {stale.replace}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

type DifferencesProps = { base: PortalSettings; newer: PortalSettings; typed: SettingsForm }

function Differences({ base, newer, typed }: DifferencesProps) {
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
