import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { DISH_WORDS } from '@portal/contract/portal/search/search.texts'
import { UtensilsCrossed } from 'lucide-react'
import { Link } from 'react-router'
import { OpenState } from '~/ui/OpenState.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { searchTexts as texts } from './search.texts.ts'

type Dish = SearchAnswer['dishes'][number]

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Dishes that were found: what each costs now, whose it is, and whether they are open. */
export function DishResults({ dishes }: { dishes: readonly Dish[] }) {
  if (dishes.length === 0) return null
  return (
    <section aria-labelledby="grupo-pratos" className="mt-8 first-of-type:mt-4">
      <h2 id="grupo-pratos" className="border-line border-b pb-1 text-h3">
        {DISH_WORDS.many}
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {dishes.map((dish) => (
          <li
            key={dish.id}
            className="relative grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-3"
          >
            <Picture picture={dish.photo} alt="" ratio="1/1" sizes="56px" loading="lazy">
              <span className="grid place-items-center text-mar-700">
                <UtensilsCrossed aria-hidden="true" className="size-6!" />
              </span>
            </Picture>
            <div className="min-w-0">
              <h3 className="wrap-break-word text-base leading-[1.2]">
                <Link
                  to={dish.path}
                  className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-mar-600"
                >
                  {dish.name}
                </Link>
              </h3>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-muted text-sm">
                <span>
                  {[dish.business.name, dish.business.neighbourhood].filter(Boolean).join(' · ')}
                </span>
                {dish.is_open === null ? null : (
                  <OpenState state={dish.is_open ? 'open' : 'closed'}>
                    {dish.is_open ? texts.open : texts.closed}
                  </OpenState>
                )}
              </p>
            </div>
            <p className="num text-right font-semibold">
              {dish.is_from ? (
                <span className="block font-normal text-muted text-xs">{DISH_WORDS.from}</span>
              ) : null}
              {dish.was_cents === null ? null : (
                <s className="block font-normal text-muted text-xs">
                  {money.format(dish.was_cents / 100)}
                </s>
              )}
              {money.format(dish.price_cents / 100)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
