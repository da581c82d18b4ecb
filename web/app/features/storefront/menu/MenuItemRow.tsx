import {
  availabilityOf,
  type Scheduled,
} from '@portal/contract/guide/establishments/availability-rules'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { CatalogueItem, OptionGroup } from '@portal/contract/storefront/catalogue/catalogue'
import {
  ALLERGEN_WORDS,
  ITEM_TAG_WORDS,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import { priceNow } from '@portal/contract/storefront/catalogue/price-rules'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '~/ui/Picture.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { menuTexts as texts } from './menu.texts.ts'
import { shownPrice } from './menu-price.rules.ts'

const REFUSALS = {
  'sold-out': texts.soldOut,
  'outside-hours': texts.outside,
  unavailable: texts.unavailable,
} as const

type MenuItemRowProps = {
  item: CatalogueItem
  section: Scheduled & { is_available: boolean }
  now: Date
  /** What orders it; `undefined` where nothing can be ordered. */
  action?: ReactNode
}

export function MenuItemRow({ item, section, now, action }: MenuItemRowProps) {
  const state = availabilityOf(item, section, now)
  const isOut = state !== 'available'
  return (
    <li
      id={`item-${item.id}`}
      className="-mx-1 flex scroll-mt-32 break-inside-avoid gap-4 border-line border-b px-1 py-5 [contain-intrinsic-block-size:auto_9rem] [content-visibility:auto]"
    >
      <div className={clsx('min-w-0 flex-1', isOut && 'text-muted')}>
        <h3 className="wrap-break-word text-base font-semibold">{item.name}</h3>
        {item.description ? (
          <p className="mt-1 text-sm whitespace-pre-line text-muted">{item.description}</p>
        ) : null}
        <ItemMarks item={item} />
        <p className="num mt-2">
          {isOut ? <strong>{REFUSALS[state]}</strong> : <ItemPrice item={item} now={now} />}
        </p>
        <ItemChoices item={item} now={now} />
      </div>
      <ItemSide item={item} isOut={isOut} action={action} />
    </li>
  )
}

type ItemSideProps = { item: CatalogueItem; isOut: boolean; action: ReactNode }

/** A photo of 96 px with what orders on it; without one, a column as wide as a hand. */
function ItemSide({ item: { photo, name }, isOut, action }: ItemSideProps) {
  const isOrdered = action !== undefined
  if (!photo && (!isOrdered || isOut)) return null
  const picture = photo ? (
    <Picture
      picture={photo}
      alt={photo.alt || texts.photoOf(name)}
      ratio="1/1"
      sizes="96px"
      className={clsx('w-24', isOut && 'saturate-50')}
    />
  ) : null
  if (!isOrdered) return <div className="flex-none self-start">{picture}</div>
  return (
    <div className={clsx('relative flex-none self-start print:hidden', photo ? 'w-24' : 'w-11')}>
      {picture}
      {isOut ? null : (
        <div className={clsx(photo && 'absolute inset-x-0 bottom-0 p-1')}>{action}</div>
      )}
    </div>
  )
}

export function ItemPrice({ item, now }: { item: CatalogueItem; now: Date }) {
  const { cents, was_cents: was, isLeast } = shownPrice(item, now)
  return (
    <>
      {was === null ? null : (
        <s className="mr-2 text-sm text-muted">
          <VisuallyHidden>{texts.was}</VisuallyHidden>
          {moneyText(was)}
        </s>
      )}
      {isLeast ? <span className="text-sm text-muted">{texts.from} </span> : null}
      <strong>{moneyText(cents)}</strong>
    </>
  )
}

function ItemMarks({
  item: { tags, allergens, is_alcoholic: isAlcoholic },
}: {
  item: CatalogueItem
}) {
  return (
    <>
      {tags.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2 text-sm font-semibold">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-areia-100 px-3">
              {ITEM_TAG_WORDS[tag]}
            </li>
          ))}
        </ul>
      ) : null}
      {allergens && allergens.length > 0 ? (
        <p className="mt-2 text-sm text-muted">
          {texts.contains(allergens.map((one) => ALLERGEN_WORDS[one].toLowerCase()).join(', '))}
        </p>
      ) : null}
      {isAlcoholic ? <p className="mt-2 text-sm text-muted">{texts.adults}</p> : null}
    </>
  )
}

/** What there is to choose; a browser without scripts opens it as well. */
function ItemChoices({ item, now }: { item: CatalogueItem; now: Date }) {
  const { groups, variants } = item
  if (groups.length === 0 && variants.length === 0) return null
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-mar-700">
        {texts.options}
      </summary>
      <div className="grid gap-4 text-sm">
        {variants.length > 0 ? (
          <ChoiceList
            title={texts.variants}
            rows={variants.map((variant) => ({
              id: variant.id,
              name: variant.name,
              price: moneyText(priceNow(item, variant, now).cents),
            }))}
          />
        ) : null}
        {groups.map((group) => (
          <ChoiceList
            key={group.id}
            title={`${group.name} (${howMany(group)})`}
            rows={group.options
              .filter(({ is_available: isSold }) => isSold)
              .map(({ id, name, price_cents: cents }) => ({
                id,
                name,
                price: cents === 0 ? '' : priceOfOption(group, moneyText(cents)),
              }))}
          />
        ))}
      </div>
    </details>
  )
}

/** Only what is summed comes on top; of halves the price is the whole one's. */
const priceOfOption = ({ price_method: method }: OptionGroup, price: string) =>
  method === 'sum' ? texts.extra(price) : price

function howMany({ min_choices: least, max_choices: most }: OptionGroup): string {
  if (least === most) return texts.choose.exactly(least)
  return least === 0 ? texts.choose.upTo(most) : texts.choose.between(least, most)
}

type ChoiceListProps = { title: string; rows: { id: string; name: string; price: string }[] }

function ChoiceList({ title, rows }: ChoiceListProps) {
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-1 grid gap-1">
        {rows.map(({ id, name, price }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-break-word">{name}</span>
            <span className="num flex-none text-muted">{price}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
