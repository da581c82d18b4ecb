import { Gift, type LucideIcon, Sparkles, TicketPercent, Zap } from 'lucide-react'
import { clubTexts } from './club.texts.ts'
import { Ticket } from './Ticket.tsx'

const { title, cards } = clubTexts.benefits

const BENEFITS: readonly [LucideIcon, (typeof cards)[keyof typeof cards]][] = [
  [Gift, cards.draws],
  [TicketPercent, cards.discounts],
  [Sparkles, cards.vip],
  [Zap, cards.flash],
]

export function ClubBenefits() {
  return (
    <section className="section bg-areia-100">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="mt-8 grid gap-4 md:gap-5 lg:grid-cols-2">
          {BENEFITS.map(([Icon, card]) => (
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
              </Ticket>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
