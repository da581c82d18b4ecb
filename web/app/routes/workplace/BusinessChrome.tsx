import { openStateLine } from '@portal/contract/guide/establishments/hours.texts'
import type {
  MyEstablishment,
  OwnEstablishment,
} from '@portal/contract/guide/establishments/own-establishment'
import { STATUS_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { countOf } from '@portal/contract/guide/inbox/inbox-kinds'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ownListingQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { useMinute } from '~/features/guide/my-listings/use-minute.ts'
import { useStaysEntry } from '~/features/lodging/lodging-calendar/calendar.queries.ts'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { useWaitingCounts } from '~/features/portal/inbox/waiting.queries.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { useOrdersEntry } from '~/features/storefront/order-board/board.queries.ts'
import { hourText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { businessMenu } from '~/screens/own.rules.ts'
import { BUSINESS_SCREENS } from '~/screens/own.screens.ts'
import { tabsOf } from '~/screens/screen.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { useBusinessPlace } from '../dashboards/use-business-place.ts'
import { decideAccess, needsOf } from '../shell/guard.rules.ts'
import { Chrome, type ChromeProps } from './Chrome.tsx'
import { useOwedSteps } from './use-owed-steps.ts'

/** /dash-espadarte: the screens of one business, and of the account of who runs it. */
export function BusinessChrome(props: Omit<ChromeProps, 'area'>) {
  const { pathname, hash } = useLocation()
  const { planType } = useAuth()
  const { listings, current, screen } = useBusinessPlace()
  const counts = useWaitingCounts(current?.id)
  const own = useOwn(current)
  // The page and the account of who runs it, as the home counts them.
  const pending = useOwedSteps() + (own?.completeness.missing.length ?? 0)
  const orders = useOrdersEntry(current)
  const stays = useStaysEntry(current)
  const live = useLiveState(current, own, orders.pause)
  const access = decideAccess(needsOf(pathname), { isLoading: false, isSignedIn: true, planType })
  if (access.kind !== 'allow' && !listings.data?.length) return <Chrome {...props} area={null} />
  const { waiting } = dashboardsTexts
  const { order = 0, return: returns = 0, stay = 0, lead = 0, review = 0 } = counts ?? {}
  const all = countOf(counts ?? {})
  // What waits on a screen of its own stands in the inbox, too: a sum counts it there.
  const echo = (count: number, label: string) => ({ count, label, isEcho: true })
  const groups = businessMenu(current, {
    pedidos: orders.takes ? echo(order + returns, waiting.orders(order, returns)) : null,
    reservas: stays.lets ? echo(stay, waiting.stays(stay)) : null,
    conversas: { count: all, label: waiting.answers(all) },
    avaliacoes: echo(review, waiting.reviews(review)),
    imoveis: echo(lead, waiting.leads(lead)),
    pendencias: { count: pending, label: waiting.steps(pending) },
  })
  const here = screen === 'conta' ? hash.slice(1) || 'plano' : screen
  return (
    <Chrome
      {...props}
      area={{
        kind: 'business',
        name: current?.name ?? dashboardsTexts.business.area,
        navLabel: dashboardsTexts.nav,
        groups,
        current: pathname.startsWith('/todo') ? 'pendencias' : here,
        tabs: tabsOf(BUSINESS_SCREENS, groups),
        hasFoot: !pathname.startsWith('/todo'),
        publicPage:
          current?.status === 'published'
            ? { label: workplaceTexts.publicPage, to: `/guia/${current.slug}` }
            : null,
        live,
      }}
    />
  )
}

/** The whole of it, for who may edit it. */
const useOwn = (listing: MyEstablishment | null): OwnEstablishment | undefined =>
  useQuery({ ...ownListingQuery(listing?.id ?? ''), enabled: listing?.may.edit === true }).data

/** What a visitor reads beside its name at this minute; of what is not on the air, why not. */
function useLiveState(
  listing: MyEstablishment | null,
  own: OwnEstablishment | undefined,
  pause: { until: string | null } | null,
) {
  const now = useMinute()
  if (!listing) return null
  if (listing.status !== 'published') {
    const to = screenAddress('inicio', listing.id)
    return { look: 'closed' as const, text: STATUS_WORDS[listing.status], to }
  }
  if (pause) {
    const text = dashboardsTexts.paused(pause.until && hourText(new Date(pause.until)))
    return { look: 'closed' as const, text, to: screenAddress('pedidos', listing.id) }
  }
  // Guests read when a lodging receives them, not when it is open.
  if (!own || own.shown_modules.includes('lodging')) return null
  return { ...openStateLine(own.hours, now), to: screenAddress('horarios', listing.id) }
}
