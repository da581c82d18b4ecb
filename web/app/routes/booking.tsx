import '../workplace.css'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { useQuery } from '@tanstack/react-query'
import { BedDouble } from 'lucide-react'
import { data, useLocation, useNavigate, useSearchParams } from 'react-router'
import { StayDates } from '~/features/lodging/lodging/StayDates.tsx'
import { lodgingAddress, type Stay } from '~/features/lodging/lodging/stay.rules.ts'
import { BookingScreen } from '~/features/lodging/stays/BookingScreen.tsx'
import { bookingTexts as texts } from '~/features/lodging/stays/stays.texts.ts'
import { useProfile } from '~/features/people/profiles/profile.queries.ts'
import { browserApi } from '~/platform/api.ts'
import { cityDay } from '~/platform/moments.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/booking.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const DAY = /^\d{4}-\d{2}-\d{2}$/

export function loader() {
  if (!isAvailable('lodging')) throw data(null, { status: 404 })
  return null
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata({ title: texts.title, path: location.pathname, hidden: true }, siteOf(matches))

/** The same page for everybody: which nights, and who asks for them, only the browser knows. */
export default function Booking({ params: { slug } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const { user, isLoading } = useAuth()
  const profile = useProfile().data
  const unit = search.get('quarto') ?? ''
  const arrival = search.get('chegada') ?? ''
  const departure = search.get('saida') ?? ''
  const back = `/hospedagem/${slug}${query}`
  // Read in the browser only: on the server the page has no dates.
  if (isLoading) {
    return (
      <div className="wrap py-10">
        <Skeleton shape="block" className="h-80" />
      </div>
    )
  }
  if (!UUID.test(unit) || !DAY.test(arrival) || !DAY.test(departure)) {
    const { title, text } = texts.missing
    return (
      <Outcome icon={<BedDouble />} title={title} text={text}>
        <LinkButton to={`/hospedagem/${slug}`}>{texts.back}</LinkButton>
      </Outcome>
    )
  }
  const guests = Math.min(50, Math.max(1, Number(search.get('pessoas')) || 2))
  const person =
    user === null
      ? null
      : profile
        ? { name: profile.full_name ?? '', phone: profile.whatsapp ?? '' }
        : undefined
  return (
    <div className="wrap py-8 md:py-12">
      <BookingScreen
        key={`${unit}${arrival}${departure}`}
        wanted={{ slug, unit, arrival, departure, adults: guests, children: 0 }}
        person={person}
        addresses={{ back, here: `${pathname}${query}` }}
        dates={
          <UnitDates slug={slug} unit={unit} stay={{ arrival, departure, guests }} at={pathname} />
        }
      />
    </div>
  )
}

type UnitDatesProps = { slug: string; unit: string; stay: Stay; at: string }

/** The same room on other nights: what was typed stays with the tab. */
function UnitDates({ slug, unit, stay, at }: UnitDatesProps) {
  const navigate = useNavigate()
  const nights = useQuery({
    queryKey: ['unit-nights', slug, unit],
    queryFn: () =>
      browserApi.get('/api/v1/establishments/:slug/lodging/units/:unit/nights', {
        params: { slug, unit },
      }),
  })
  return (
    <StayDates
      stay={stay}
      today={cityDay(new Date())}
      nights={nights.data?.nights}
      onPick={(picked) =>
        void navigate(`${at}${lodgingAddress('', picked, unit).slice('/hospedagem/'.length)}`, {
          replace: true,
        })
      }
    />
  )
}
