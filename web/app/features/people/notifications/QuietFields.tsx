import {
  type QuietWindow,
  RINGING,
  RINGING_WORDS,
} from '@portal/contract/people/notifications/kinds'
import type { NotificationChoices } from '@portal/contract/people/notifications/notifications'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Field } from '~/ui/Field.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { notificationsTexts } from './notifications.texts.ts'

const texts = notificationsTexts.quiet
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60)
const LIMITS = [0, 5, 10, 20, 50]
/** What a night of its own begins with: the weekend goes on for longer. */
const LATE: QuietWindow = { quiet_from: 60, quiet_until: 8 * 60 }

type Quiet = NotificationChoices['quiet']
type QuietFieldsProps = { quiet: Quiet; onChange: (change: Partial<Quiet>) => void }

/** When somebody is left in peace, and what rings all the same. */
export function QuietFields({ quiet, onChange }: QuietFieldsProps) {
  const limits = [...new Set([...LIMITS, quiet.daily_limit])].toSorted((a, b) => a - b)
  const silenced = texts.silenced[quiet.ringing]
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <HourField
        label={texts.from}
        value={quiet.quiet_from}
        onChange={(quiet_from) => onChange({ quiet_from })}
      />
      <HourField
        label={texts.until}
        value={quiet.quiet_until}
        onChange={(quiet_until) => onChange({ quiet_until })}
      />
      <Field label={texts.ringing}>
        <PlainSelect
          value={quiet.ringing}
          onChange={({ target }) =>
            onChange({ ringing: RINGING.find((one) => one === target.value) ?? quiet.ringing })
          }
        >
          {RINGING.map((one) => (
            <option key={one} value={one}>
              {RINGING_WORDS[one]}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <Field label={texts.limit} hint={texts.limitHint}>
        <PlainSelect
          value={quiet.daily_limit}
          onChange={({ target }) => onChange({ daily_limit: Number(target.value) })}
        >
          {limits.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? texts.none : count}
            </option>
          ))}
        </PlainSelect>
      </Field>
      {silenced ? (
        <p className="rounded-input bg-sol-100 px-4 py-3 text-sm md:col-span-2">{silenced}</p>
      ) : null}
      <div className="md:col-span-2">
        <Disclosure label={texts.nights} isNeeded={quiet.nights.length > 0}>
          <p className="mb-2 text-muted text-sm">{texts.nightsText}</p>
          <ul className="divide-y divide-line border-y border-line">
            {texts.days.map((day, weekday) => (
              <Night key={day} day={day} weekday={weekday} quiet={quiet} onChange={onChange} />
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  )
}

type NightProps = QuietFieldsProps & { day: string; weekday: number }

function Night({ day, weekday, quiet, onChange }: NightProps) {
  const own = quiet.nights.find((night) => night.weekday === weekday)
  const others = quiet.nights.filter((night) => night.weekday !== weekday)
  const set = (window: QuietWindow | null) =>
    onChange({
      nights: (window ? [...others, { weekday, ...window }] : others).toSorted(
        (a, b) => a.weekday - b.weekday,
      ),
    })
  const kind = own ? (own.quiet_from === own.quiet_until ? 'none' : 'own') : 'usual'
  return (
    <li className="grid gap-2 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-end">
      <Field label={texts.nightOf(day)}>
        <PlainSelect
          value={kind}
          onChange={({ target }) =>
            set(
              target.value === 'own'
                ? LATE
                : target.value === 'none'
                  ? { quiet_from: 0, quiet_until: 0 }
                  : null,
            )
          }
        >
          {(['usual', 'none', 'own'] as const).map((choice) => (
            <option key={choice} value={choice}>
              {texts.nightChoices[choice]}
            </option>
          ))}
        </PlainSelect>
      </Field>
      {own && kind === 'own' ? (
        <div className="grid grid-cols-2 gap-2">
          <HourField
            label={texts.fromOf(day)}
            value={own.quiet_from}
            onChange={(quiet_from) => set({ ...own, quiet_from })}
          />
          <HourField
            label={texts.untilOf(day)}
            value={own.quiet_until}
            onChange={(quiet_until) => set({ ...own, quiet_until })}
          />
        </div>
      ) : null}
    </li>
  )
}

type HourFieldProps = { label: string; value: number; onChange: (minutes: number) => void }

function HourField({ label, value, onChange }: HourFieldProps) {
  const hours = [...new Set([...HOURS, value])].toSorted((a, b) => a - b)
  return (
    <Field label={label}>
      <PlainSelect value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {hours.map((minutes) => (
          <option key={minutes} value={minutes}>
            {texts.hour(minutes)}
          </option>
        ))}
      </PlainSelect>
    </Field>
  )
}
