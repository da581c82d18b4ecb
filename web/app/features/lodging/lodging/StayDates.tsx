import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { lodgingTexts } from './lodging-page.texts.ts'
import type { PickedNight } from './StayCalendar.tsx'
import type { Stay } from './stay.rules.ts'
import { datesText } from './stay.texts.ts'

const { calendar: texts } = lodgingTexts
/** Most who come for New Year look in the winter. */
const PLAIN_NIGHTS = 300

// Most who look do not choose: it comes with the first tap.
const StayCalendar = lazy(() =>
  import('./StayCalendar.tsx').then((module) => ({ default: module.StayCalendar })),
)

type StayDatesProps = {
  stay: Stay | null
  today: string
  /** Of the room that is looked at; without one every day can be chosen. */
  nights?: readonly PickedNight[] | undefined
  /** Of the field that it is. */
  label?: string
  /** A link that asks for the dates opens them: it names its own navigation. */
  askedBy?: string | null
  onPick: (stay: Stay) => void
}

/** What was chosen, and the calendar behind it. */
export function StayDates({ stay, today, nights, label, askedBy = null, onPick }: StayDatesProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (askedBy) setOpen(true)
  }, [askedBy])
  return (
    <Dialog
      title={texts.dates}
      open={isOpen}
      onOpenChange={setOpen}
      align="top"
      trigger={
        <Button look="line" block>
          <CalendarDays aria-hidden="true" />
          {label ? <span className="sr-only">{label}: </span> : null}
          <span className="num min-w-0 truncate">{stay ? datesText(stay) : texts.choose}</span>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
        <StayCalendar
          nights={nights ?? plainNights(today)}
          stay={stay}
          lead={texts.arriveFirst}
          addressOf={() => '#'}
          onPick={(picked) => {
            setOpen(false)
            onPick(picked)
          }}
        />
      </Suspense>
    </Dialog>
  )
}

/** Every night from today on, where no room is looked at yet: each can be chosen, and none has a price. */
const plainNights = (today: string) =>
  Array.from({ length: PLAIN_NIGHTS }, (_, days) => ({
    date: isoDateOfDay(dayOfKnownDate(today) + days),
    cents: null,
    is_taken: false,
    min_nights: 1,
  }))
