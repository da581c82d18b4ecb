import type { ClubClaims } from '@portal/contract/settings/club-claims'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { countClaim, moneyClaim } from './claims.rules.ts'
import { clubTexts } from './club.texts.ts'
import { Ticket } from './Ticket.tsx'

const texts = {
  title: 'Clube de Vantagens: mostre o código, pague menos',
  lead: 'De graça para morador e visitante. O cupom fica no seu celular e vale na hora, no balcão.',
  action: 'Entrar no clube',
} as const

const { numbers, benefits } = clubTexts
const SHOWN = [benefits.cards.discounts, benefits.cards.flash]

/** The club in a band across a page: what it is, its numbers, two of the things one gets. */
export function ClubBand({ claims }: { claims: ClubClaims }) {
  const figures = [
    [countClaim(claims.partners), numbers.partners],
    [countClaim(claims.members), numbers.members],
    [moneyClaim(claims.prizesReais), numbers.prizes],
  ]
  return (
    <section aria-labelledby="clube" className="on-dark bg-mar-900 py-16 text-on-dark lg:py-24">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_30rem] lg:items-center lg:gap-24">
        <div>
          <h2 id="clube">{texts.title}</h2>
          <p className="mt-3 max-w-[44ch] text-lead text-on-dark-muted">{texts.lead}</p>
          <dl className="my-8 flex flex-wrap gap-x-4 gap-y-4 md:gap-x-10 lg:my-10">
            {figures.map(([figure, label]) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="mt-1.5 max-w-[10ch] text-on-dark-muted text-sm">{label}</dt>
                <dd className="num font-bold font-head text-[clamp(1.375rem,.9rem+2.2vw,2.75rem)] leading-none tracking-[-0.03em] text-sol-400">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
          <LinkButton to="/clube-de-vantagens" look="light">
            {texts.action}
          </LinkButton>
        </div>
        <ul className="grid gap-4 text-ink">
          {SHOWN.map(({ stub, title, text }) => (
            <li key={title}>
              <Ticket stub={stub} title={title} ground="mar">
                {text}
              </Ticket>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
