import { FEED_FAULT_WORDS, STAY_TROUBLE_WORDS } from '@portal/contract/lodging/stays/stays.texts'
import type { TeamKind } from '@portal/contract/portal/workplace/team-inbox-kinds'
import { ORDER_TROUBLE_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import { healthTexts } from '~/features/portal/health-admin/health.texts.ts'
import { TodayScreen } from '~/features/portal/moderation/today/TodayScreen.tsx'
import type { TodayNeeds } from '~/features/portal/moderation/today/today-needs.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { historyAddress, listingsAddress } from '~/screens/admin-address.ts'

const PARTS: Record<string, { label: string; todo: string }> = healthTexts.parts
const HAPPENED: Record<string, Readonly<Record<string, string>>> = {
  order: ORDER_TROUBLE_WORDS,
  stay: STAY_TROUBLE_WORDS,
  calendar: FEED_FAULT_WORDS,
}

const serviceWords: TodayNeeds['serviceWords'] = (service) =>
  PARTS[service] ?? { label: service, todo: '' }

const happened: TodayNeeds['happened'] = (kind, word) => HAPPENED[kind]?.[word] ?? null

/** What is decided here needs no other place. */
const workAt: TodayNeeds['workAt'] = ({ kind, id, title, opens }) => {
  const at: Partial<Record<TeamKind, string>> = {
    order: ADMIN_PAGES.orders.path,
    stay: ADMIN_PAGES.stays.path,
    calendar: ADMIN_PAGES.stays.path,
    refund: opens ? `${ADMIN_PAGES.money.path}/${opens}` : ADMIN_PAGES.money.path,
    health: ADMIN_PAGES.health.path,
    feed: ADMIN_PAGES.feeds.path,
    prize: opens ? `${ADMIN_PAGES.draws.path}/${opens}` : ADMIN_PAGES.draws.path,
    fact: `${ADMIN_PAGES.utilities.path}?${new URLSearchParams({ editar: id })}`,
    event: `${ADMIN_PAGES.events.path}?${new URLSearchParams({ editar: id })}`,
    coverage: `${ADMIN_PAGES.coverage.path}?${new URLSearchParams({ pedido: id })}`,
    property: `${ADMIN_PAGES.properties.path}?${new URLSearchParams({ busca: title })}`,
    offer: ADMIN_PAGES.offers.path,
  }
  return at[kind as TeamKind] ?? null
}

export default function Today() {
  const { isAdmin, user } = useAuth()
  return (
    <TodayScreen
      serviceWords={serviceWords}
      happened={happened}
      workAt={workAt}
      listingAt={listingsAddress}
      historyOf={isAdmin ? historyAddress : null}
      historyTo={isAdmin ? ADMIN_PAGES.audit.path : null}
      userId={user?.id ?? ''}
    />
  )
}
