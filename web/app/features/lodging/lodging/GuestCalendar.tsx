import { MOST_NIGHTS } from '@portal/contract/lodging/lodging/quote'
import { dayOfKnownDate, isoDateOfDay, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import clsx from 'clsx'
import { Link } from 'react-router'
import { lodgingTexts } from './lodging-page.texts.ts'
import { lodgingAddress, type Stay, USUAL_GUESTS } from './stay.rules.ts'
import { moneyText, weekdayText } from './stay.texts.ts'

const { calendar: texts } = lodgingTexts

type Night = { date: string; cents: number; is_taken: boolean; min_nights: number }
type GuestCalendarProps = {
  slug: string
  unit: { id: string; name: string }
  nights: readonly Night[]
  stay: Stay | null
}

const monthName = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const monthText = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))
const HATCHED =
  'bg-[repeating-linear-gradient(135deg,var(--color-areia-200)_0_4px,transparent_4px_9px)]'

/** The nights of one unit, month by month: a free one is where a stay begins. Links, so that it needs no script. */
export function GuestCalendar({ slug, unit, nights, stay }: GuestCalendarProps) {
  const months = Map.groupBy(nights, ({ date }) => date.slice(0, 7))
  const cheapest = Math.min(...nights.filter((night) => !night.is_taken).map(({ cents }) => cents))
  const byDate = new Map(nights.map((night) => [night.date, night]))
  return (
    <section aria-labelledby="noites-livres">
      <h2 id="noites-livres" className="scroll-mt-32">
        {texts.title}
      </h2>
      <p className="mt-1 text-muted">{texts.lead(unit.name)}</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        {[...months].map(([month, own]) => (
          <table key={month} className="num w-full table-fixed self-start text-sm">
            <caption className="pb-2 text-left font-semibold first-letter:uppercase">
              {monthText(month)}
            </caption>
            <thead>
              <tr>
                {texts.weekdays.map((word) => (
                  <th key={word} scope="col" abbr={word} className="p-1 font-normal text-muted">
                    {word.charAt(0).toUpperCase()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(own).map((week) => (
                <tr key={week.find((night) => night)?.date}>
                  {week.map((night, weekday) => (
                    // A place in the week that no night of the month has.
                    <td key={night?.date ?? `${month} ${weekday}`} className="p-0.5 text-center">
                      {night ? (
                        <NightCell
                          night={night}
                          before={byDate.get(dayAfter(night.date, -1))}
                          isCheapest={night.cents === cheapest}
                          isMine={
                            stay !== null &&
                            stay.arrival <= night.date &&
                            night.date < stay.departure
                          }
                          to={`${lodgingAddress(slug, stayFrom(night, byDate, stay), unit.id)}#reserva`}
                        />
                      ) : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {(['mine', 'cheapest', 'taken'] as const).map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={clsx('size-4 rounded-sm border border-line', LEGEND[kind])}
            />
            {texts.legend[kind]}
          </li>
        ))}
      </ul>
    </section>
  )
}

const LEGEND = { mine: 'bg-mar-950', cheapest: 'border-mangue-700', taken: HATCHED }

type NightCellProps = {
  night: Night
  before: Night | undefined
  isCheapest: boolean
  isMine: boolean
  to: string
}

function NightCell({ night, before, isCheapest, isMine, to }: NightCellProps) {
  const { date, cents, is_taken: isTaken } = night
  const day = Number(date.slice(8))
  if (isTaken) {
    const isLeaving = before !== undefined && !before.is_taken
    return (
      <span
        className={clsx('relative grid min-h-12 content-center rounded-sm text-muted', HATCHED)}
      >
        <s aria-hidden="true">{day}</s>
        {isLeaving ? <span className="text-xs">{texts.leaving}</span> : null}
        <span className="sr-only">{texts.taken(weekdayText(date))}</span>
      </span>
    )
  }
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={isMine ? 'date' : undefined}
      className={clsx(
        'relative grid min-h-12 content-center rounded-sm hover:bg-areia-100',
        isMine && 'bg-mar-950 text-white hover:bg-mar-900',
      )}
    >
      <span className="sr-only">{texts.free(weekdayText(date), moneyText(cents))}</span>
      <b aria-hidden="true">{day}</b>
      <span
        aria-hidden="true"
        className={clsx('text-xs', isMine ? '' : isCheapest ? 'text-mangue-700' : 'text-muted')}
      >
        {Math.round(cents / 100)}
      </span>
    </Link>
  )
}

const dayAfter = (date: string, days: number) => isoDateOfDay(dayOfKnownDate(date) + days)

/** As long as the stay that was looked at, or as long as must be, and no longer than is free. */
function stayFrom(night: Night, byDate: ReadonlyMap<string, Night>, stay: Stay | null): Stay {
  const wanted = stay ? dayOfKnownDate(stay.departure) - dayOfKnownDate(stay.arrival) : 1
  const most = Math.min(Math.max(wanted, night.min_nights), MOST_NIGHTS)
  let nights = 1
  while (nights < most && byDate.get(dayAfter(night.date, nights))?.is_taken === false) nights += 1
  return {
    arrival: night.date,
    departure: dayAfter(night.date, Math.max(nights, Math.min(night.min_nights, MOST_NIGHTS))),
    guests: stay?.guests ?? USUAL_GUESTS,
  }
}

/** From Sunday; weeks that have passed are not drawn, for no night of them is known. */
function weeksOf(nights: readonly Night[]): (Night | null)[][] {
  const [first] = nights
  if (!first) return []
  const empty = Array<null>(weekdayOfDay(dayOfKnownDate(first.date))).fill(null)
  const cells = [...empty, ...nights]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  )
}
