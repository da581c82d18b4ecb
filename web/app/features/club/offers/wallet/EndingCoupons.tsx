import { useEffect, useState } from 'react'
import { momentText } from '~/platform/moments.ts'
import { useNow } from '~/platform/use-now.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { useWallet } from './wallet.queries.ts'
import { endingCoupons } from './wallet.rules.ts'
import { walletTexts } from './wallet.texts.ts'

const texts = walletTexts.ending

type EndingCouponsProps = {
  /** How many there are, for who says that nothing waits. */
  onCount: (count: number) => void
}

/** Coupons that are lost unless they are used in these days; nothing where there are none. */
export function EndingCoupons({ onCount }: EndingCouponsProps) {
  const { data } = useWallet()
  const [opened] = useState(() => new Date().toISOString())
  const now = useNow(opened)
  const ending = endingCoupons(data?.coupons ?? [], now)
  useEffect(() => {
    onCount(ending.length)
  }, [ending.length, onCount])
  if (ending.length === 0) return null
  return (
    <section aria-labelledby="cupons-vencendo">
      <h2 id="cupons-vencendo" className="mb-3 text-h3">
        {texts.title}
      </h2>
      <Panel>
        <ul className="divide-y divide-line">
          {ending.map(({ id, terms, establishment }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold">{`${terms.title} · ${establishment.name}`}</p>
              <p className="num text-muted">
                {walletTexts.endsSoon(momentText(new Date(terms.ends_at)))}
              </p>
            </li>
          ))}
        </ul>
        <LinkButton to="/carteira" look="line" className="mt-4 justify-self-start">
          {texts.open}
        </LinkButton>
      </Panel>
    </section>
  )
}
