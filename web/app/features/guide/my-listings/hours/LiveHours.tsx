import { openStateLine } from '@portal/contract/guide/establishments/hours.texts'
import { announcements, hoursTable } from '@portal/contract/guide/establishments/hours-table'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { Eye } from 'lucide-react'
import { OpenState } from '~/ui/OpenState.tsx'
import { hoursEditorTexts } from './hours-editor.texts.ts'

const texts = hoursEditorTexts.live

/** The sentence and the rows of the page, as the hours being written would make them. */
export function LiveHours({ hours, now }: { hours: OpeningHours; now: Date }) {
  const { look, text } = openStateLine(hours, now)
  const rows = hoursTable(hours, now)
  const days = announcements(hours, now)
  return (
    <section
      aria-label={texts.title}
      className="grid gap-2 rounded-card border border-line bg-areia-100 p-[18px]"
    >
      <p className="flex items-center gap-2 text-xs text-muted">
        <Eye aria-hidden="true" className="size-4" />
        {texts.title}
      </p>
      <p role="status" className="text-base">
        <OpenState state={look}>{text}</OpenState>
      </p>
      {rows.length > 0 ? (
        <dl aria-label={texts.week} className="max-lg:hidden">
          {rows.map(({ label, text: periods, note }) => (
            <div key={label} className="flex justify-between gap-3 border-line border-t py-1.5">
              <dt>{label}</dt>
              <dd className="num text-right">
                {periods}
                {note ? <span className="block text-muted text-xs">{note}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {days.length > 0 ? (
        <ul className="grid gap-1 text-xs max-lg:hidden">
          {days.map(({ date, label, text: announced }) => (
            <li key={date}>
              <b className="font-semibold">{label}</b> {announced}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
