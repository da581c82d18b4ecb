import type { ModeratedEstablishment } from '@portal/contract/guide/establishments/moderation'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { useState } from 'react'
import { cityDay, dayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { listingsAdminTexts } from './listings-admin.texts.ts'
import { useListingDecisions } from './use-listing-decisions.ts'

const texts = listingsAdminTexts.featured

/** Stands out in the guide until the end of a day, whatever the plan. */
export function FeaturedControl({ listing }: { listing: ModeratedEstablishment }) {
  const now = new Date()
  const until = listing.featured_until ? new Date(listing.featured_until) : null
  const isFeatured = until !== null && until > now
  const [day, setDay] = useState(isFeatured ? cityDay(until) : '')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const { feature } = useListingDecisions()

  async function save(end: Date | null) {
    setPending(true)
    await feature(listing, end)
    setPending(false)
  }
  function start() {
    if (day === '') return setError(texts.missing)
    void save(endOfDay(day))
  }
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <Field
        label={texts.label}
        hint={isFeatured ? texts.now(dayText(until)) : texts.hint}
        error={error}
      >
        <DateField
          value={day}
          min={cityDay(now)}
          onValueChange={(chosen) => {
            setError(null)
            setDay(chosen)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" look="line" pending={isPending} onClick={start}>
          {isFeatured ? texts.change : texts.start}
        </Button>
        {isFeatured ? (
          <Button
            size="sm"
            look="ghost"
            onClick={() => {
              setDay('')
              void save(null)
            }}
          >
            {texts.end}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** The last minute of the day in the city. */
function endOfDay(iso: string): Date {
  return instantOfWallMinute((dayOfKnownDate(iso) + 1) * MINUTES_PER_DAY - 1)
}
