import { moneyText } from '@portal/contract/shared/plan-prices'
import type { KitchenDish } from '@portal/contract/storefront/orders/kitchens'
import clsx from 'clsx'
import { Plus, Utensils } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { cityAddress, isTakingNow } from './city.rules.ts'
import { cityTexts as texts } from './city.texts.ts'
import { GroupHead } from './GroupHead.tsx'
import { ClosedLine, type OnSchedule, ScheduleLink, Terms } from './KitchenCard.tsx'

type DishListProps = {
  dishes: readonly KitchenDish[]
  bairro: string | null
  now: Date
  onSchedule: OnSchedule
}

/** What was asked for across all menus, the best dish of each kitchen. */
export function DishList({ dishes, bairro, now, onSchedule }: DishListProps) {
  const isNow = ({ kitchen }: KitchenDish) => isTakingNow(kitchen, now)
  const groups = [
    { title: texts.dishesNow, rows: dishes.filter(isNow) },
    { title: texts.dishesLater, rows: dishes.filter((one) => !isNow(one)) },
  ].filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<Utensils />}
        title={texts.noDish.title}
        level="h2"
        action={
          <LinkButton to={cityAddress({ bairro, q: null })}>{texts.noDish.action}</LinkButton>
        }
      >
        {texts.noDish.text}
      </EmptyState>
    )
  }
  return groups.map(({ title, rows }) => (
    <section key={title} aria-label={title}>
      <GroupHead title={title} count={rows.length} />
      <ul>
        {rows.map((row) => (
          <DishRow key={row.dish.id} row={row} now={now} onSchedule={onSchedule} />
        ))}
      </ul>
    </section>
  ))
}

type DishRowProps = { row: KitchenDish; now: Date; onSchedule: OnSchedule }

function DishRow({ row: { dish, description, kitchen }, now, onSchedule }: DishRowProps) {
  const isNow = isTakingNow(kitchen, now)
  return (
    <li className="relative flex gap-4 border-line border-b py-4">
      <div className="min-w-0 flex-1">
        <h3 className="wrap-break-word text-base font-semibold">
          <Link to={dish.path} className="text-ink no-underline after:absolute after:inset-0">
            {dish.name}
          </Link>
        </h3>
        {description ? <p className="line-clamp-2 text-sm text-muted">{description}</p> : null}
        <p className="mt-1 text-sm font-semibold">{kitchen.name}</p>
        {isNow ? null : <ClosedLine kitchen={kitchen} now={now} />}
        <Terms kitchen={kitchen} isNow={isNow} />
        <p className="num mt-2">
          {dish.was_cents === null ? null : (
            <s className="mr-2 text-sm text-muted">
              <VisuallyHidden>{texts.was} </VisuallyHidden>
              {moneyText(dish.was_cents)}
            </s>
          )}
          {dish.is_from ? <span className="text-sm text-muted">{texts.from} </span> : null}
          <strong>{moneyText(dish.price_cents)}</strong>
        </p>
        {isNow ? null : <ScheduleLink kitchen={kitchen} now={now} onSchedule={onSchedule} />}
      </div>
      <div className={clsx('relative flex-none self-start', dish.photo ? 'w-24' : 'w-11')}>
        {dish.photo ? (
          <Picture
            picture={dish.photo}
            alt=""
            ratio="1/1"
            sizes="96px"
            className={clsx(!isNow && 'opacity-60 saturate-50')}
          />
        ) : null}
        {isNow ? (
          <span
            aria-hidden="true"
            className={clsx(
              'grid size-11 place-items-center rounded-full bg-white text-ink shadow-raised inset-ring inset-ring-line',
              dish.photo && 'absolute right-1 bottom-1',
            )}
          >
            <Plus className="size-5" />
          </span>
        ) : null}
      </div>
    </li>
  )
}
