import { useNavigate } from 'react-router'
import { lodgingTexts } from './lodging-page.texts.ts'
import { type PickedNight, StayCalendar } from './StayCalendar.tsx'
import { lodgingAddress, type Stay } from './stay.rules.ts'

const { calendar: texts } = lodgingTexts

type GuestCalendarProps = {
  slug: string
  unit: { id: string; name: string }
  nights: readonly PickedNight[]
  stay: Stay | null
}

/** The nights of one unit on the page of its house, month by month. */
export function GuestCalendar({ slug, unit, nights, stay }: GuestCalendarProps) {
  const navigate = useNavigate()
  const addressOf = (wanted: Stay) => `${lodgingAddress(slug, wanted, unit.id)}#reserva`
  return (
    <section aria-labelledby="noites-livres">
      <h2 id="noites-livres" className="scroll-mt-32">
        {texts.title}
      </h2>
      <StayCalendar
        nights={nights}
        stay={stay}
        lead={texts.lead(unit.name)}
        addressOf={addressOf}
        onPick={(wanted) => void navigate(addressOf(wanted), { preventScrollReset: true })}
        className="md:grid-cols-2"
      />
    </section>
  )
}
