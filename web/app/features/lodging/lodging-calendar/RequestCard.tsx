import { nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { HouseStay } from '@portal/contract/lodging/stays/calendar'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useState } from 'react'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { calendarTexts, leftText, rangeText } from './calendar.texts.ts'
import { GuestThread } from './GuestThread.tsx'
import { StayPrice } from './StayPrice.tsx'
import type { CalendarWrites } from './use-calendar-writes.ts'

const { requests: texts } = calendarTexts

type RequestCardProps = {
  establishmentId: string
  stay: HouseStay
  now: Date
  /** The one that runs out first has the action of the screen. */
  isFirst: boolean
  writes: CalendarWrites
  onAccepted?: (() => void) | undefined
  onDecline: () => void
}

/** Who asks for what, for how much, and until when it waits. */
export function RequestCard(props: RequestCardProps) {
  const { establishmentId, stay, now, isFirst, writes, onAccepted, onDecline } = props
  /** What a second yes would have to know of. */
  const [despite, setDespite] = useState<'price' | 'calendar' | null>(null)
  const [isSending, setIsSending] = useState(false)
  const name = stay.contact?.name ?? ''

  async function accept() {
    setIsSending(true)
    const outcome = await writes.accept(stay, despite ? [despite] : [])
    setIsSending(false)
    if (outcome.kind === 'saved') onAccepted?.()
    if (!('details' in outcome)) return
    if ('calendars' in outcome.details) setDespite('calendar')
    if ('agreed_cents' in outcome.details) setDespite('price')
  }
  const label =
    despite === 'calendar'
      ? texts.despiteCalendar
      : despite === 'price'
        ? texts.despitePrice(moneyText(stay.total_cents))
        : texts.accept(moneyText(stay.total_cents))
  return (
    <Panel aria-label={name} className={isFirst ? 'border-2 border-sol-400' : ''}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-h3 wrap-break-word">{name}</h2>
          <p className="text-muted text-sm">
            {texts.asked(momentText(new Date(stay.requested_at)))}
          </p>
        </div>
        <p className="num flex-none rounded-full bg-sol-100 px-3 py-1.5 text-sm font-semibold">
          {texts.left(leftText(stay.respond_by, now))}
        </p>
      </div>
      <div className="mt-4 grid gap-4 rounded-input bg-areia-100 p-4 md:grid-cols-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-break-word">{stay.unit.name}</p>
          <p className="num font-semibold">{rangeText(stay.arrival, stay.departure)}</p>
          <p className="text-muted">
            {nightsText(stay.nights.length)}, {texts.people(stay.adults, stay.children)}
          </p>
          {stay.message ? <p className="mt-2 wrap-break-word">“{stay.message}”</p> : null}
        </div>
        <StayPrice stay={stay} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {stay.may.accept ? (
          <Button
            look={isFirst ? 'primary' : 'ink'}
            className="flex-1"
            pending={isSending}
            onClick={() => void accept()}
          >
            {label}
          </Button>
        ) : null}
        {stay.may.decline ? (
          <Button look="line" onClick={onDecline}>
            {texts.decline}
          </Button>
        ) : null}
        <GuestThread establishmentId={establishmentId} stay={stay} />
      </div>
    </Panel>
  )
}
