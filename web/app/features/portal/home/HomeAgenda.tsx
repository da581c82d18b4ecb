import type { HomeEvent } from '@portal/contract/portal/home/home'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { hourText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { SectionHead } from '~/ui/SectionHead.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { type AgendaDay, type AgendaView, agendaOf, hasBegun } from './agenda.rules.ts'
import { homeRestTexts } from './home-rest.texts.ts'

const texts = homeRestTexts.agenda
const MOST_EVENTS = 6

/** "Acontece": one with its poster, the next ones as a list by day. */
export function HomeAgenda({ events, now }: { events: readonly HomeEvent[]; now: Date }) {
  const [view, setView] = useState<AgendaView>('next')
  const days = agendaOf(events, view, now, texts, MOST_EVENTS)
  const poster = days.flatMap((day) => day.events).find(isWorthAPoster)
  return (
    <section aria-labelledby="acontece" className="section">
      <div className="wrap">
        <SectionHead id="acontece" title={texts.title}>
          <div className="invisible mt-2 in-data-live:visible">
            <SegmentedControl
              label={texts.view}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'next', label: texts.next },
                { value: 'weekend', label: texts.weekend },
              ]}
            />
          </div>
        </SectionHead>
        {days.length === 0 ? (
          <EmptyState
            icon={<CalendarDays />}
            title={texts.empty}
            action={<LinkButton to="/cadastro-evento">{texts.submit}</LinkButton>}
          >
            {texts.emptyText}
          </EmptyState>
        ) : (
          <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
            {poster ? <Poster event={poster} days={days} now={now} /> : null}
            <Days days={days} now={now} />
          </div>
        )}
      </div>
    </section>
  )
}

const isWorthAPoster = ({ photo, status }: HomeEvent) =>
  Boolean(photo?.thumbhash) && status !== 'cancelled'

function Poster({ event, days, now }: { event: HomeEvent; days: AgendaDay[]; now: Date }) {
  const day = days.find(({ events }) => events.includes(event))
  const when = hasBegun(event, now)
    ? [texts.begun(hourOf(event))]
    : [day?.title.split(',')[0], event.is_all_day ? null : hourOf(event)]
  return (
    <div className="group/card relative">
      <Picture
        picture={event.photo}
        alt=""
        ratio="4/5"
        sizes="(min-width: 64rem) 672px, 100vw"
        className="md:aspect-3/2 lg:aspect-auto lg:h-full lg:min-h-110"
        caption={
          <div className="md:p-2 lg:p-4">
            <Badge tone="sol" className="num">
              {when.filter(Boolean).join(', ')}
            </Badge>
            <h3 className="mt-3 max-w-[18ch] text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.08]">
              <Link to={addressOf(event)} className="after:absolute after:inset-0">
                {event.title}
              </Link>
            </h3>
            <p className="mt-2">{[event.venue, priceOf(event)].filter(Boolean).join(' · ')}</p>
          </div>
        }
      />
    </div>
  )
}

function Days({ days, now }: { days: AgendaDay[]; now: Date }) {
  return (
    <div>
      {days.map(({ date, title, events }) => (
        <div key={date} className="not-first:mt-7">
          <h3 className="border-mar-900 border-b-[1.5px] pb-3 font-semibold font-text text-muted text-sm tracking-normal">
            {title}
          </h3>
          <ul>
            {events.map((event) => (
              <li key={`${event.slug} ${event.starts_at}`} className="border-line border-b">
                <Link
                  to={addressOf(event)}
                  className="group grid grid-cols-[4.75rem_1fr] items-baseline gap-x-3 gap-y-0.5 py-3.5 md:grid-cols-[4.75rem_1fr_auto]"
                >
                  <time
                    dateTime={event.starts_at}
                    className="num font-bold font-head text-[1.25rem] leading-[1.2]"
                  >
                    {event.is_all_day ? texts.allDay : hourOf(event)}
                  </time>
                  <span>
                    <b className="block text-[1.0625rem] font-semibold leading-[1.3] group-hover:text-mar-600">
                      {event.title}
                    </b>
                    <small className="mt-0.5 block text-muted text-sm">
                      {[hasBegun(event, now) ? texts.isOn : null, event.venue]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <Price event={event} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <LinkButton to="/eventos" look="line" className="mt-6">
        {texts.more}
      </LinkButton>
    </div>
  )
}

function Price({ event }: { event: HomeEvent }) {
  const base = 'num col-start-2 whitespace-nowrap font-semibold text-sm md:col-start-auto'
  if (event.status !== 'scheduled') {
    return <span className={`${base} text-vermelho-700`}>{texts.statuses[event.status]}</span>
  }
  const price = priceOf(event)
  if (!price) return null
  return <span className={event.is_free ? `${base} text-mangue-700` : base}>{price}</span>
}

const addressOf = ({ slug }: HomeEvent) => `/eventos/${slug}`
const hourOf = ({ starts_at }: HomeEvent) => hourText(new Date(starts_at))

function priceOf({ is_free, price_from_cents: cents }: HomeEvent): string | null {
  if (is_free) return texts.free
  if (cents === null) return null
  return texts.from(reais.format(cents / 100))
}

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  minimumFractionDigits: 0,
})
