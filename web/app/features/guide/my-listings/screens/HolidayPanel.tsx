import { dateText, periodsText } from '@portal/contract/guide/establishments/hours.texts'
import type { Period } from '@portal/contract/guide/establishments/hours-types'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { weekdayOfDay } from '@portal/contract/shared/calendar-days'
import { screenAddress } from '~/screens/screen-address.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { type HolidayQuestion, withHolidayHours } from '../hours/holiday-question.rules.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { useListingWrites } from '../use-listing-writes.ts'

const texts = myListingsTexts.holiday

type HolidayPanelProps = {
  listing: OwnEstablishment
  question: HolidayQuestion
  onAnswered: () => void
}

/** One press answers; other hours are written where all hours are. */
export function HolidayPanel({ listing, question, onAnswered }: HolidayPanelProps) {
  const { isPending, setHours, read } = useListingWrites()
  const { holiday, day, periods } = question

  async function answer(chosen: readonly Period[], done: string) {
    if (!listing.hours) return
    const outcome = await setHours(listing, withHolidayHours(listing.hours, question, chosen))
    if (outcome.kind === 'saved') {
      toast({ title: done, variant: 'success' })
      return onAnswered()
    }
    // Somebody else may have changed the hours: what they are now is asked about.
    if (outcome.kind !== 'busy') await read(listing.id)
  }
  return (
    <Panel aria-labelledby="feriado" className="grid gap-3">
      <div>
        <h2 id="feriado" className="font-text text-base font-semibold tracking-normal">
          {texts.title(weekdayOfDay(day), holiday.isOptional)}
        </h2>
        <p className="text-xs text-muted">{texts.day(dateText(day), holiday.name)}</p>
      </div>
      <div className="grid gap-2 md:flex md:flex-wrap">
        <Button
          look="line"
          pending={isPending}
          onClick={() => void answer(periods, texts.open(holiday.name))}
        >
          {texts.yes(periodsText(periods))}
        </Button>
        <LinkButton to={screenAddress('horarios', listing.id)} look="line">
          {texts.other}
        </LinkButton>
        <Button
          look="line"
          pending={isPending}
          onClick={() => void answer([], texts.closed(holiday.name))}
        >
          {texts.no}
        </Button>
      </div>
    </Panel>
  )
}
