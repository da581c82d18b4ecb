import type { Offer, OfferTerms } from '@portal/contract/club/offers/offer'
import {
  hoursText,
  momentOf,
  nextMoment,
  valueText,
} from '@portal/contract/club/offers/offer-rules'
import { DAY_LETTERS, DAY_NAMES } from '@portal/contract/club/offers/offers.texts'
import { openingText } from '@portal/contract/guide/establishments/hours.texts'
import clsx from 'clsx'
import { Zap } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { shortDayText } from '~/platform/moments.ts'
import { countdownText } from './countdown.rules.ts'
import { offersTexts as texts } from './offers.texts.ts'

type OfferTicketProps = {
  /** Of an offer on the air with `holds`: it holds only while its business is open. */
  terms: OfferTerms & Pick<Offer, 'holds'>
  place: { name: string; neighbourhood?: string | null; href?: string | null; isDemo?: boolean }
  /** Coupons left; null is no limit. */
  left: number | null
  now: Date
  /** Of a coupon that was used: it holds no more, whatever its hours say. */
  isUsed?: boolean
  /** What can be done with it. */
  action?: ReactNode
  level?: 'h2' | 'h3' | 'h4'
}

/** Yellow: holds now; sand: holds later, and says when; pale: all taken. */
export function OfferTicket({
  terms,
  place,
  left,
  now,
  isUsed = false,
  action,
  level = 'h3',
}: OfferTicketProps) {
  const Title = level
  const moment = isUsed ? 'used' : left === 0 ? 'soldOut' : momentOf(terms, now)
  const ends = new Date(terms.ends_at)
  const next = moment === 'later' || moment === 'soon' ? nextMoment(terms, now) : null
  return (
    <article className="relative grid h-full grid-cols-[6.5rem_1fr] overflow-hidden rounded-card bg-white ring-1 ring-line md:grid-cols-[8.5rem_1fr]">
      <div
        className={clsx(
          'grid content-center justify-items-center gap-2 border-mar-900 border-r-2 border-dashed p-2 text-center font-bold font-head leading-none tracking-[-0.03em]',
          moment === 'now' ? 'bg-sol-400' : 'bg-areia-200',
        )}
      >
        <span className={clsx('num text-[1.5rem]', moment === 'soldOut' && 'line-through')}>
          {valueText(terms)}
        </span>
        <span className="font-semibold font-text text-xs tracking-normal">
          {texts.state[moment]}
        </span>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-2 p-4 md:p-5">
        <div>
          <Title className="text-h3">{terms.title}</Title>
          <p className="text-sm">
            {place.href ? (
              <Link to={place.href} className="font-semibold underline underline-offset-4">
                {place.name}
              </Link>
            ) : (
              <span className="font-semibold">{place.name}</span>
            )}
            {place.neighbourhood ? ` · ${place.neighbourhood}` : ''}
            {place.isDemo ? ` · ${texts.demo}` : ''}
          </p>
        </div>
        <WeekStrip terms={terms} now={now} />
        {next ? (
          <p className="font-semibold text-sm">{texts.begins(openingText(next, now))}</p>
        ) : null}
        <p className="text-muted text-sm">
          {[
            hoursText(terms),
            texts.until(shortDayText(ends)),
            ...(left === null ? [] : [texts.left(left)]),
          ].join(' · ')}
        </p>
        {terms.is_flash ? <FlashClock ends={ends} /> : null}
        {terms.rule ? (
          <p className="text-sm">
            <strong>{texts.rule}</strong> {terms.rule}
          </p>
        ) : null}
        {action}
      </div>
    </article>
  )
}

function WeekStrip({ terms: { days }, now }: { terms: OfferTerms; now: Date }) {
  const today = new Date(now.getTime() - 3 * 3_600_000).getUTCDay()
  const names = days.map((day) => DAY_NAMES[day]).join(', ')
  return (
    <p className="flex gap-1 text-xs font-semibold">
      <span className="sr-only">{`${texts.week}: ${names}`}</span>
      {DAY_LETTERS.map((letter, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          key={day}
          aria-hidden="true"
          className={clsx(
            'grid size-6 place-items-center rounded-full',
            days.includes(day) ? 'bg-mar-100 text-mar-900' : 'text-muted',
            day === today && 'ring-1 ring-mar-900',
          )}
        >
          {letter}
        </span>
      ))}
    </p>
  )
}

/**
 * Until when a flash offer holds, second by second. The moment is the server's, and so is what happens at
 * it: a phone whose clock is wrong takes nothing that is over.
 */
function FlashClock({ ends }: { ends: Date }) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const isOver = now !== null && now >= ends
  return (
    <p className="flex items-center gap-2 text-sm font-semibold" role="timer">
      <Zap aria-hidden="true" className="size-5 flex-none" />
      <span className="num">
        {isOver ? texts.ended : texts.endsIn(now ? countdownText(ends, now) : '…')}
      </span>
    </p>
  )
}
