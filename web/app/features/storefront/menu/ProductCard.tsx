import {
  availabilityOf,
  type Scheduled,
} from '@portal/contract/guide/establishments/availability-rules'
import type { CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import clsx from 'clsx'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '~/ui/Picture.tsx'
import { ItemPrice } from './MenuItemRow.tsx'
import { menuTexts, shopTexts as texts } from './menu.texts.ts'

type ProductCardProps = {
  item: CatalogueItem
  section: Scheduled & { is_available: boolean }
  now: Date
  /** What orders it; `undefined` where nothing can be ordered. */
  action?: ReactNode
}

const FEW = 3

/** Something of a shop: the photo first, then what it costs and in which sizes it is left. */
export function ProductCard({ item, section, now, action }: ProductCardProps) {
  const sold = item.variants.filter(({ is_available: isSold }) => isSold)
  const isGone = sold.length > 0 && sold.every(({ left }) => left === 0)
  const isOut = isGone || availabilityOf(item, section, now) !== 'available'
  return (
    <li className={clsx('grid content-start gap-1', isOut && 'text-muted')}>
      <div className="relative mb-1">
        {item.photo ? (
          <Picture
            picture={item.photo}
            alt={item.photo.alt || menuTexts.photoOf(item.name)}
            ratio="1/1"
            sizes="(min-width: 64rem) 276px, (min-width: 48rem) 30vw, 45vw"
            className={clsx(isOut && 'saturate-50')}
          />
        ) : (
          <div className="grid aspect-4/3 place-items-center rounded-card bg-areia-100 text-mar-600">
            <ShoppingBag aria-hidden="true" className="size-10" />
          </div>
        )}
        {action === undefined || isOut ? null : (
          <div className="absolute right-2 bottom-2 w-26 print:hidden">{action}</div>
        )}
      </div>
      <h3 className="wrap-break-word text-base font-semibold">{item.name}</h3>
      <p className="num">
        {isOut ? <strong>{texts.soldOut}</strong> : <ItemPrice item={item} now={now} />}
      </p>
      {isOut ? null : <Variants variants={sold} />}
      {item.description ? (
        <p className="line-clamp-3 text-sm whitespace-pre-line text-muted">{item.description}</p>
      ) : null}
    </li>
  )
}

function Variants({ variants }: { variants: CatalogueItem['variants'] }) {
  if (variants.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1 text-sm">
      {variants.map(({ id, name, left }) => (
        <li key={id} className={clsx('rounded-full bg-areia-100 px-3', left === 0 && 'text-muted')}>
          <span className={clsx(left === 0 && 'line-through')}>{name}</span>
          {left === 0 ? ` ${texts.variantSoldOut}` : null}
          {left !== null && left > 0 && left <= FEW ? ` · ${texts.left(left)}` : null}
        </li>
      ))}
    </ul>
  )
}
