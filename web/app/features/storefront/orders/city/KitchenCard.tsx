import type { Kitchen } from '@portal/contract/storefront/orders/kitchens'
import clsx from 'clsx'
import { CalendarClock, Ticket } from 'lucide-react'
import { Link } from 'react-router'
import { hourText } from '~/platform/moments.ts'
import { OpenState } from '~/ui/OpenState.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { whenText } from '../order-words.ts'
import { isTakingNow, opensAtOf, slotOf, termsOf } from './city.rules.ts'
import { cityTexts as texts } from './city.texts.ts'

export type OnSchedule = (kitchen: Kitchen, at: string | null) => void

type KitchenCardProps = { kitchen: Kitchen; now: Date; onSchedule: OnSchedule }

/** Who cooks, in how long and for how much it is here; of who is closed, from when. */
export function KitchenCard({ kitchen, now, onSchedule }: KitchenCardProps) {
  const isNow = isTakingNow(kitchen, now)
  return (
    <li className="relative flex gap-4 border-line border-b py-4">
      <KitchenPicture kitchen={kitchen} isOff={!isNow} />
      <div className="min-w-0 flex-1">
        <h3 className="wrap-break-word text-base font-semibold">
          <Link
            to={`/cardapio/${kitchen.slug}`}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {kitchen.name}
          </Link>
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {kitchen.rating ? <Rating score={kitchen.rating.mean} /> : null}
          <span>{kitchen.kind}</span>
          {kitchen.is_demo ? (
            <span className="rounded-full bg-areia-100 px-2.5 text-xs">{texts.demo}</span>
          ) : null}
        </p>
        {isNow ? null : <ClosedLine kitchen={kitchen} now={now} />}
        <Terms kitchen={kitchen} isNow={isNow} />
        {kitchen.has_coupon ? (
          <p className="mt-2 inline-flex items-center gap-1 rounded-full bg-sol-100 px-2.5 py-0.5 text-xs font-semibold">
            <Ticket aria-hidden="true" className="size-4" />
            {texts.coupon}
          </p>
        ) : null}
        {isNow ? null : <ScheduleLink kitchen={kitchen} now={now} onSchedule={onSchedule} />}
      </div>
    </li>
  )
}

function KitchenPicture({ kitchen, isOff }: { kitchen: Kitchen; isOff: boolean }) {
  return (
    <Picture
      picture={kitchen.photo}
      alt=""
      ratio="1/1"
      sizes="96px"
      className={clsx(
        'w-22 flex-none self-start rounded-input!',
        isOff && 'opacity-60 saturate-50',
      )}
    />
  )
}

export function Terms({ kitchen, isNow }: { kitchen: Kitchen; isNow: boolean }) {
  const { time, fee, isFree, minimum } = termsOf(kitchen)
  return (
    <p className="num mt-1 flex flex-wrap gap-x-3 text-sm">
      {isNow ? <b className="font-[650]">{time}</b> : null}
      <span className={clsx(isFree && 'font-[650] text-mangue-700')}>{fee}</span>
      {minimum ? <span className="text-muted">{minimum}</span> : null}
    </p>
  )
}

export function ClosedLine({ kitchen, now }: { kitchen: Kitchen; now: Date }) {
  return (
    <p className="num mt-1">
      <OpenState state="closed">{closedText(kitchen, now)}</OpenState>
    </p>
  )
}

function closedText(kitchen: Kitchen, now: Date): string {
  const { pause } = kitchen
  if (pause) return texts.paused(pause.until && hourText(new Date(pause.until)))
  const opens = opensAtOf(kitchen, now)
  return opens ? texts.opens(whenText(opens, now)) : texts.closed
}

/** The menu where nothing runs yet; then the half hours of the house. */
export function ScheduleLink({ kitchen, now, onSchedule }: KitchenCardProps) {
  const slot = slotOf(kitchen, now)
  if (!slot) return null
  const at = whenText(slot, now).replace(/^às /, '').replace(' às ', ', ')
  return (
    <Link
      to={`/cardapio/${kitchen.slug}`}
      aria-label={texts.scheduleAt(at, kitchen.name)}
      onClick={(event) => {
        event.preventDefault()
        onSchedule(kitchen, kitchen.first_slot)
      }}
      className="num relative z-1 mt-3 inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold text-ink no-underline inset-ring-[1.5px] inset-ring-edge hover:bg-areia-100"
    >
      <CalendarClock aria-hidden="true" className="size-4.5 text-mar-600" />
      {texts.schedule(at)}
    </Link>
  )
}
