import type { ClubNumbers } from '@portal/contract/club/club/club-numbers'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { ReactNode } from 'react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { clubTexts } from './club.texts.ts'
import { Ticket } from './Ticket.tsx'

const { band: texts, benefits, numbers } = clubTexts
const count = new Intl.NumberFormat('pt-BR')
const SHOWN = [benefits.discounts(null), benefits.cards.flash]

/** The club in a band across a page: what it is, what was counted, two of the things one gets. */
type ClubBandProps = {
  counted: ClubNumbers | null
  /** What can be taken now; without any, what members get. */
  tickets?: ReactNode
}

export function ClubBand({ counted, tickets = null }: ClubBandProps) {
  const { members = 0, partners = 0 } = counted ?? {}
  const figures = [
    [partners, numbers.partners] as const,
    [members, numbers.members] as const,
  ].filter(([figure]) => figure > 0)
  const { title, lead } = isAvailable('coupons') ? texts.coupons : texts.soon
  return (
    <section aria-labelledby="clube" className="on-dark bg-mar-900 py-16 text-on-dark lg:py-24">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_30rem] lg:items-center lg:gap-24">
        <div>
          <h2 id="clube">{title}</h2>
          <p className="mt-3 max-w-[44ch] text-lead text-on-dark-muted">{lead}</p>
          {figures.length > 0 ? (
            <dl className="mt-8 flex flex-wrap gap-x-4 gap-y-4 md:gap-x-10 lg:mt-10">
              {figures.map(([figure, label]) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1.5 max-w-[10ch] text-on-dark-muted text-sm">{label}</dt>
                  <dd className="num font-bold font-head text-[clamp(1.375rem,.9rem+2.2vw,2.75rem)] leading-none tracking-[-0.03em] text-sol-400">
                    {count.format(figure)}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          <LinkButton to="/clube-de-vantagens" look="light" className="mt-8 lg:mt-10">
            {texts.action}
          </LinkButton>
        </div>
        {tickets ? (
          <div className="text-ink">{tickets}</div>
        ) : isAvailable('coupons') ? (
          <ul className="grid gap-4 text-ink">
            {SHOWN.map(({ stub, title: name, text }) => (
              <li key={name}>
                <Ticket stub={stub} title={name} ground="mar">
                  {text}
                </Ticket>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
