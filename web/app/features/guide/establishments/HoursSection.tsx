import {
  announcements,
  hoursTable,
  reopeningText,
} from '@portal/contract/guide/establishments/hours-table'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { CalendarDays, CircleCheck } from 'lucide-react'
import { dayText } from '~/platform/moments.ts'
import { businessTexts } from './business.texts.ts'
import { detailsTexts } from './business-details.texts.ts'

const texts = detailsTexts.hours

type HoursSectionProps = { hours: OpeningHours | null; verifiedAt: string | null; now: Date }

export function HoursSection({ hours, verifiedAt, now }: HoursSectionProps) {
  const rows = hoursTable(hours, now)
  return (
    <section aria-labelledby="horarios">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="horarios" className="scroll-mt-32 text-h3">
          {businessTexts.hours}
        </h2>
        <Verified at={verifiedAt} />
      </div>
      <Closure hours={hours} />
      {rows.length === 0 ? <p className="mt-3 text-muted">{texts.unknown}</p> : null}
      <dl className="mt-3">
        {rows.map(({ label, text, note, isToday }) => (
          <div
            key={label}
            className={`flex justify-between gap-4 border-line border-b py-2.5 text-sm ${isToday ? 'rounded-item border-transparent bg-mangue-100 px-3 font-semibold' : ''}`}
          >
            <dt>
              {label}
              {isToday ? (
                <span className="ml-2 font-normal text-mangue-700 text-xs">{texts.today}</span>
              ) : null}
            </dt>
            <dd className="num text-right">
              {text}
              {note ? <span className="block font-normal text-muted text-xs">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <ComingDays hours={hours} now={now} />
    </section>
  )
}

function Closure({ hours }: { hours: OpeningHours | null }) {
  if (!hours?.temporarily_closed) return null
  const { note } = hours.temporarily_closed
  return (
    <p className="mt-3 rounded-item bg-sol-100 px-4 py-3 text-sm">
      <b className="font-semibold">{texts.closed}</b>
      {[reopeningText(hours), note].filter(Boolean).map((text) => ` · ${text}`)}
    </p>
  )
}

function ComingDays({ hours, now }: { hours: OpeningHours | null; now: Date }) {
  const days = announcements(hours, now)
  if (days.length === 0) return null
  return (
    <div className="mt-4 flex gap-3 rounded-item bg-areia-100 px-4 py-3 text-sm">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-5 flex-none text-mar-700" />
      <div>
        <h3 className="sr-only">{texts.coming}</h3>
        <ul className="grid gap-1">
          {days.map(({ date, label, text }) => (
            <li key={date}>
              <b className="font-semibold">{label}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Facts age: when somebody last made sure of them. */
function Verified({ at }: { at: string | null }) {
  if (!at) return null
  return (
    <p className="inline-flex items-center gap-1.5 font-medium text-mangue-700 text-xs">
      <CircleCheck aria-hidden="true" className="size-4" />
      {detailsTexts.verified(dayText(new Date(at)))}
    </p>
  )
}
