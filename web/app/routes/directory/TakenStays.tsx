import type { TakenLodging } from '@portal/contract/lodging/lodging/lodging'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { lodgingAddress, type Stay } from '~/features/lodging/lodging/stay.rules.ts'
import { datesText, moneyText, stayTexts } from '~/features/lodging/lodging/stay.texts.ts'

const { taken: texts } = stayTexts

export type TakenStaysProps = { taken: readonly TakenLodging[]; stay: Stay }

/** Who is full on these dates does not vanish: each says when it has as many nights again. */
export function TakenStays({ taken, stay }: TakenStaysProps) {
  return (
    <section aria-labelledby="sem-vaga" className="wrap pb-16">
      <h2 id="sem-vaga" className="text-h3">
        {texts.title(datesText(stay))}
      </h2>
      <p className="mt-1 text-muted">{texts.lead}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {taken.map(({ card, unit_name: unit, instead }) => (
          <li
            key={card.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto_20px] items-center gap-x-3 rounded-card border border-line bg-white p-4"
          >
            <p className="min-w-0">
              <Link
                to={lodgingAddress(card.slug, { ...instead, guests: stay.guests })}
                rel="nofollow"
                className="wrap-break-word font-semibold after:absolute after:inset-0 after:rounded-card"
              >
                {card.name}
              </Link>
              <span className="num block text-sm">{datesText(instead)}</span>
              <span className="block text-muted text-sm">
                {texts.away(stay.arrival, instead.arrival)}, {unit}
              </span>
            </p>
            <b className="num">{moneyText(instead.total_cents)}</b>
            <ChevronRight aria-hidden="true" className="size-5" />
          </li>
        ))}
      </ul>
    </section>
  )
}
