import type { Coupon, Wallet } from '@portal/contract/club/offers/coupon'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { TicketPercent, WifiOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { dayText, momentText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { useNow } from '~/platform/use-now.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { OfferTicket } from '../OfferTicket.tsx'
import { CouponTicket } from './CouponTicket.tsx'
import { keptCoupons } from './kept-coupons.ts'
import { useWallet } from './wallet.queries.ts'
import { byState, clockMinutesOff, endsSoon } from './wallet.rules.ts'
import { walletTexts as texts } from './wallet.texts.ts'

/** The coupons of a member. Without a signal: those that this phone kept. */
export function WalletScreen({ level = 'h2' }: { level?: 'h2' | 'h3' }) {
  const query = useWallet()
  const kept = useSyncExternalStore(
    keptCoupons.subscribe,
    keptCoupons.read,
    keptCoupons.readNothing,
  )
  const { user, isLoading } = useAuth()
  const isOffline = query.isError
  if (!user && !isLoading && kept.length === 0) {
    return (
      <EmptyState
        icon={<TicketPercent />}
        title={texts.visitor.title}
        level={level}
        action={
          <>
            <LinkButton to="/auth" state={{ from: '/carteira' }} look="primary">
              {texts.visitor.signIn}
            </LinkButton>
            <LinkButton to="/clube-de-vantagens">{texts.visitor.join}</LinkButton>
          </>
        }
      >
        {texts.visitor.text}
      </EmptyState>
    )
  }
  if (isOffline && kept.length > 0) {
    return (
      <div className="grid grid-cols-1 gap-5">
        <p className="flex items-center gap-2 rounded-card bg-sol-100 p-4" role="status">
          <WifiOff aria-hidden="true" className="size-5 flex-none" />
          {texts.offline}
        </p>
        <Coupons coupons={kept} isOffline minutesOff={null} level={level} />
      </div>
    )
  }
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {(wallet) => (
        <div className="grid grid-cols-1 gap-5">
          <Coupons
            coupons={wallet.coupons}
            isOffline={isOffline}
            minutesOff={clockMinutesOff(new Date(wallet.readAt), new Date(wallet.now))}
            level={level}
          />
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <Savings savings={wallet.savings} level={level} />
            <MemberCard member={wallet.member} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

type CouponsProps = {
  coupons: readonly Coupon[]
  isOffline: boolean
  minutesOff: number | null
  level: 'h2' | 'h3'
}

function Coupons({ coupons, isOffline, minutesOff, level: Title }: CouponsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const now = useNow(new Date().toISOString())
  const sorted = byState(coupons, now)
  const open = coupons.find(({ id }) => id === openId)
  const item = Title === 'h2' ? 'h3' : 'h4'
  if (coupons.length === 0) {
    return (
      <EmptyState
        icon={<TicketPercent />}
        title={texts.none}
        level={Title}
        action={<LinkButton to="/clube-de-vantagens#ofertas">{texts.offers}</LinkButton>}
      >
        {texts.noneText}
      </EmptyState>
    )
  }
  const groups = [
    { state: 'now', title: texts.now(sorted.now.length) },
    { state: 'later', title: texts.later },
    { state: 'used', title: texts.used },
    { state: 'over', title: texts.over },
  ] as const
  return (
    <>
      {groups.map(({ state, title }) =>
        sorted[state].length === 0 ? null : (
          <section key={state} aria-labelledby={`cupons-${state}`} className="grid gap-3">
            <Title id={`cupons-${state}`} className="text-h3">
              {title}
            </Title>
            <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
              {sorted[state].map((coupon) => (
                <li key={coupon.id}>
                  <OfferTicket
                    terms={coupon.terms}
                    place={{
                      name: coupon.establishment.name,
                      neighbourhood: coupon.establishment.neighbourhood,
                      href: `/guia/${coupon.establishment.slug}`,
                      isDemo: coupon.establishment.is_demo,
                    }}
                    left={null}
                    now={now}
                    isUsed={state === 'used'}
                    level={item}
                    action={
                      <CouponAction
                        coupon={coupon}
                        isNow={state === 'now'}
                        now={now}
                        onOpen={() => setOpenId(coupon.id)}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {open ? (
        <CouponTicket
          coupon={open}
          isOffline={isOffline}
          minutesOff={minutesOff}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </>
  )
}

type CouponActionProps = { coupon: Coupon; isNow: boolean; now: Date; onOpen: () => void }

function CouponAction({ coupon, isNow, now, onOpen }: CouponActionProps) {
  const { redemption, terms } = coupon
  if (redemption) {
    const saved = redemption.saved_cents === null ? '' : ` · ${moneyText(redemption.saved_cents)}`
    return <p className="text-sm">{texts.usedAt(momentText(new Date(redemption.at))) + saved}</p>
  }
  return (
    <>
      {endsSoon(coupon, now) ? (
        <p className="font-semibold text-sm">
          {texts.endsSoon(momentText(new Date(terms.ends_at)))}
        </p>
      ) : null}
      <Button look={isNow ? 'primary' : 'line'} size="sm" onClick={onOpen}>
        {isNow ? texts.show : texts.details}
      </Button>
    </>
  )
}

type SavingsProps = { savings: Wallet['savings']; level: 'h2' | 'h3' }

function Savings({ savings, level: Title }: SavingsProps) {
  const { savings: words } = texts
  return (
    <Panel aria-labelledby="economia" className="grid gap-2">
      <Title id="economia" className="text-h3">
        {words.title}
      </Title>
      {savings.redeemed === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <>
          <p className="num font-bold font-head text-[2.5rem] leading-none">
            {moneyText(savings.total_cents)}
          </p>
          <p className="text-muted">{words.count(savings.redeemed)}</p>
          <table className="mt-2 w-full text-left text-sm">
            <caption className="sr-only">{words.months}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{words.month}</th>
                <th scope="col">{words.saved}</th>
              </tr>
            </thead>
            <tbody>
              {savings.months.map(({ month, saved_cents }) => (
                <tr key={month} className="border-line border-t">
                  <th scope="row" className="py-2 font-normal">
                    {monthText(month)}
                  </th>
                  <td className="num py-2 text-right">{moneyText(saved_cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  )
}

const monthText = (month: string) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )

const MemberCard = ({ member }: { member: Wallet['member'] }) => (
  <section
    aria-label={texts.card.title}
    className="on-dark grid min-h-40 content-between rounded-card bg-mar-900 p-5 text-white"
  >
    <p className="font-semibold">{texts.card.club}</p>
    <div>
      <p className="font-bold font-head text-[1.5rem] leading-tight">{member.name}</p>
      <p className="text-sm">{texts.card.since(dayText(new Date(member.since)))}</p>
    </div>
  </section>
)
