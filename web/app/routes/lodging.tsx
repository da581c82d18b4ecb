import { isAvailable } from '@portal/contract/shared/capabilities'
import { data, redirect } from 'react-router'
import {
  addressLines,
  callLink,
  whatsAppLink,
} from '~/features/guide/establishments/contact.rules.ts'
import { BookingPanel } from '~/features/lodging/lodging/BookingPanel.tsx'
import { LodgingPage } from '~/features/lodging/lodging/LodgingPage.tsx'
import { lodgingJsonLd } from '~/features/lodging/lodging/lodging-json-ld.ts'
import { lodgingTexts } from '~/features/lodging/lodging/lodging-page.texts.ts'
import {
  lodgingAddress,
  readStay,
  STAY_PARAMETERS,
  todayAt,
} from '~/features/lodging/lodging/stay.rules.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/lodging.ts'

const loadCalendar = () =>
  import('~/features/lodging/lodging/GuestCalendar.tsx').then((module) => module.GuestCalendar)
// In the browser's build the condition is false, and nothing of it is left.
const CalendarOnServer = import.meta.env.SSR ? await loadCalendar() : null

export const handle = { searchParameters: [...STAY_PARAMETERS, 'quarto'] }

/** Without dates it is one page for everybody; with them, one for whoever asks for the same nights. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (!isAvailable('lodging')) throw data(null, { status: 404 })
  const api = pageApi(context)
  const { publicOrigin, now } = context.get(pageContext)
  const today = todayAt(now.toISOString())
  const search = new URL(request.url).searchParams
  const { stay, problem } = readStay(search, today)
  const business = await api.get('/api/v1/establishments/:slug', { params }).catch(notFoundAsPage)
  const { slug } = business
  if (slug !== params.slug) throw redirect(lodgingAddress(slug, stay), 301)
  const [lodging, free] = await Promise.all([
    api.get('/api/v1/establishments/:slug/lodging', { params: { slug } }).catch(notFoundAsPage),
    stay
      ? api
          .get('/api/v1/establishments/:slug/lodging/free', {
            params: { slug },
            query: { chegada: stay.arrival, saida: stay.departure, pessoas: stay.guests },
          })
          .catch(refusalAsSentence)
      : null,
  ])
  // That of the unit which was chosen or fits; what cannot be read is left out.
  const shown =
    lodging.units.find(({ id }) => id === search.get('quarto')) ??
    lodging.units.find(
      ({ id }) =>
        typeof free !== 'string' &&
        free?.units.some((unit) => unit.id === id && unit.state !== 'small'),
    ) ??
    lodging.units[0]
  const calendar = shown
    ? await api
        .get('/api/v1/establishments/:slug/lodging/units/:unit/nights', {
          params: { slug, unit: shown.id },
        })
        .catch(() => null)
    : null
  const refusal = typeof free === 'string' ? free : null
  const jsonLd: object = lodgingJsonLd(business, lodging, publicOrigin)
  return {
    business,
    lodging,
    stay: refusal ? null : stay,
    problem: problem ?? refusal,
    answers: free && typeof free !== 'string' ? free.units : [],
    chosenId: search.get('quarto'),
    calendar:
      shown && calendar
        ? { unit: { id: shown.id, name: shown.name }, nights: calendar.nights }
        : null,
    today,
    // Made here, so that their code stays on the server: shared, it would weigh on the page of a business.
    links: {
      chat: business.whatsapp ? whatsAppLink(business.whatsapp, '') : null,
      call: business.phone ? callLink(business.phone) : null,
    },
    address: addressLines(business.address),
    jsonLd,
  }
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)

function notFoundAsPage(error: unknown): never {
  throw isUnknown(error) ? data(null, { status: 404 }) : error
}

/** Dates that the calendar does not reach: the page stands, and says so. */
function refusalAsSentence(error: unknown): string {
  if (error instanceof ApiError && error.status === 422) return error.message
  throw error
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata(
      { title: lodgingTexts.notFound, path: location.pathname, hidden: true },
      site,
    )
  }
  const { business, jsonLd } = loaderData
  const title = lodgingTexts.title(business.name)
  return pageMetadata(
    {
      title,
      description: lodgingTexts.description(business.name, site.identity.city.name),
      // Dates are ways to look at the same rooms.
      path: lodgingAddress(business.slug, null),
      ...(business.social_image ? { image: business.social_image, imageAlt: title } : {}),
      jsonLd: [jsonLd],
    },
    site,
  )
}

export default function LodgingRoute({ loaderData, matches }: Route.ComponentProps) {
  const { links, jsonLd: _jsonLd, calendar, ...data } = loaderData
  const { siteName } = siteOf(matches).identity
  return (
    <LodgingPage
      key={data.business.id}
      {...data}
      nights={calendar?.nights}
      calendar={
        calendar ? (
          <Later
            onServer={CalendarOnServer}
            load={loadCalendar}
            props={{ ...calendar, slug: data.business.slug, stay: data.stay }}
            skeleton={<Skeleton shape="block" className="h-80" />}
          />
        ) : null
      }
      booking={(booking) => <BookingPanel {...booking} siteName={siteName} links={links} />}
    />
  )
}
