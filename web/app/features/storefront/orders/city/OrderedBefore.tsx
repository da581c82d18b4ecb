import { moneyText } from '@portal/contract/shared/plan-prices'
import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { useQueries, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { momentDayText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { keptOrders } from '../kept-orders.ts'
import { againToday, orderAgain } from '../order-again.ts'
import { orderPath } from '../orders.constants.ts'
import { cityTexts } from './city.texts.ts'
import { GroupHead } from './GroupHead.tsx'

const texts = cityTexts.again
/** Each is read with the menu of today. */
const MOST_SHOWN = 3
const STALE_MS = 60_000

type Again = { order: FollowedOrder; token: string; today: ReturnType<typeof againToday> }

/** The last orders of this phone, and of the account where there is one. */
export function OrderedBefore() {
  const tokens = useLastTokens()
  const found = useQueries({
    queries: tokens.map((token) => ({
      queryKey: ['order-again', token],
      queryFn: () => readAgain(token),
      staleTime: STALE_MS,
      retry: 0,
    })),
    // What cannot be read is left out: the page is for ordering anew.
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  if (found.length === 0) return null
  const [newest] = found
  return (
    <section aria-label={texts.title}>
      <GroupHead title={texts.title}>
        <TextLink to={newest ? orderPath(newest.token) : '/pedido'}>{texts.last}</TextLink>
      </GroupHead>
      <ul className="rail gap-3 lg:mx-0 lg:grid lg:px-0">
        {found.map((again, place) => (
          <AgainCard key={again.order.id} again={again} isFirst={place === 0} />
        ))}
      </ul>
    </section>
  )
}

/** Of the account first, for it knows the orders of every phone. */
function useLastTokens(): string[] {
  const { user } = useAuth()
  const own = useQuery({
    queryKey: ['me', 'orders', 'last'],
    queryFn: () => browserApi.get('/api/v1/my/orders', { query: {} }),
    enabled: user !== null,
    staleTime: STALE_MS,
    retry: 0,
  })
  const kept = keptOrders.read().filter(({ isTable }) => !isTable)
  const all = [
    ...kept.map(({ token, placed_at }) => ({ token, placed_at })),
    ...(own.data?.orders ?? []).map(({ token, placed_at }) => ({ token, placed_at })),
  ].toSorted((one, other) => Date.parse(other.placed_at) - Date.parse(one.placed_at))
  return [...new Set(all.map(({ token }) => token))].slice(0, MOST_SHOWN)
}

async function readAgain(token: string): Promise<Again | null> {
  const order = await browserApi.send('POST', '/api/v1/orders/follow', { body: { token } })
  const { slug } = order.establishment
  if (order.mode === 'table' || !slug) return null
  const catalogue = await browserApi.get('/api/v1/establishments/:slug/catalogue/:kind', {
    params: { slug, kind: order.catalogue },
  })
  const moment = { now: new Date(), newId: () => crypto.randomUUID() }
  return { order, token, today: againToday(order, catalogue, moment) }
}

type AgainCardProps = { again: Again; isFirst: boolean }

function AgainCard({ again: { order, today }, isFirst }: AgainCardProps) {
  const navigate = useNavigate()
  const { establishment, lines, items_cents: before, placed_at: placed } = order
  const hasRisen = today.items_cents !== before && today.missing.length === 0
  return (
    <li className="grid w-74 flex-none content-between gap-3 rounded-card bg-areia-100 p-3 lg:w-auto">
      <div>
        <h3 className="wrap-break-word text-base font-semibold">{establishment.name}</h3>
        <p className="line-clamp-2 wrap-break-word text-sm text-muted">
          {lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')}
        </p>
        {today.missing.length > 0 ? (
          <p className="mt-1 text-sm font-semibold text-sol-700">
            {today.lines.length === 0 ? texts.nothingLeft : texts.missing(today.missing.join(', '))}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="num text-sm">
          <b className="block text-base">
            {today.lines.length > 0 ? moneyText(today.items_cents) : ''}
          </b>
          <span className="text-muted">
            {hasRisen ? texts.before(moneyText(before)) : momentDayText(new Date(placed))}
          </span>
        </p>
        {today.lines.length > 0 ? (
          <Button
            look={isFirst ? 'primary' : 'line'}
            size="sm"
            aria-label={texts.actionOf(establishment.name)}
            onClick={() => void navigate(orderAgain({ ...order, lines: today.lines }))}
          >
            <RotateCcw aria-hidden="true" />
            {texts.action}
          </Button>
        ) : (
          <LinkButton to={`/cardapio/${establishment.slug}`} look="line" size="sm">
            {texts.seeMenu}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
