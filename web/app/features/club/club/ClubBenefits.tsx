import type { ClubClaims } from '@portal/contract/club/club/club-claims'
import type { DrawCard } from '@portal/contract/club/draws/draw'
import { Gift, type LucideIcon, Sparkles, TicketPercent, Zap } from 'lucide-react'
import { TextLink } from '~/ui/TextLink.tsx'
import { clubTexts } from './club.texts.ts'
import { PhoneRow } from './PhoneRow.tsx'
import { Ticket } from './Ticket.tsx'

const { title, cards, discounts } = clubTexts.benefits

type Benefit = { stub: string; title: string; text: string }
const benefitsOf = ({ discountPercent }: ClubClaims): readonly [LucideIcon, Benefit][] => [
  [Gift, cards.draws],
  [TicketPercent, discounts(discountPercent)],
  [Sparkles, cards.vip],
  [Zap, cards.flash],
]

/** Without a percentage the discounts are told in words. `draw` is a lawful one that is open. */
export function ClubBenefits({
  claims,
  draw,
}: {
  claims: ClubClaims
  draw?: DrawCard | undefined
}) {
  return (
    <section className="section bg-areia-100 max-md:py-7">
      <div className="wrap">
        <h2>{title}</h2>
        <PhoneRow label={title} className="lg:grid-cols-2">
          {benefitsOf(claims).map(([Icon, card]) => (
            <li key={card.title}>
              <Ticket
                title={card.title}
                stub={
                  <>
                    <Icon strokeWidth={1.75} />
                    {card.stub}
                  </>
                }
              >
                {card.text}
                {draw && card === cards.draws ? (
                  <TextLink block to={`/sorteios/${draw.number}`}>
                    {clubTexts.benefits.openDraw(draw.number, draw.first_prize)}
                  </TextLink>
                ) : null}
              </Ticket>
            </li>
          ))}
        </PhoneRow>
      </div>
    </section>
  )
}
