import { isSoldOut } from '@portal/contract/guide/establishments/availability-rules'
import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnItem } from '@portal/contract/storefront/catalogue/catalogue-editor'
import clsx from 'clsx'
import { ArrowDown, ArrowUp, GripVertical, ShoppingBag, UtensilsCrossed } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { dropMark, useDraggableItem } from '~/ui/DragArea.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Switch } from '~/ui/Switch.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import type { Direction } from './catalogue-order.rules.ts'
import { ItemStock } from './ItemStock.tsx'
import { PriceInRow } from './PriceInRow.tsx'

const { item: texts } = catalogueEditorTexts

/** What the rows of the list are there for: looking and marking, typing prices, putting in order. */
export type RowView = 'items' | 'prices' | 'order'

export type RowActs = {
  may: { edit: boolean; sell_out: boolean }
  writes: CatalogueWrites
  onStep: (item: OwnItem, direction: Direction) => void
  onEdit: (item: OwnItem) => void
}
type CatalogueItemRowProps = RowActs & {
  item: OwnItem
  kind: CatalogueKind
  view: RowView
  canStep: Record<Direction, boolean>
}

/** Fixed, so that the focus finds the button again after the row has moved to another place. */
export const stepButtonId = (id: string, direction: Direction) => `mover-${direction}-${id}`

export function CatalogueItemRow({ item, kind, view, canStep, ...acts }: CatalogueItemRowProps) {
  const { may, writes, onStep, onEdit } = acts
  const { ref, handleRef, isDragged } = useDraggableItem(item.id, { isFixed: view !== 'order' })
  const isGone = isSoldOut(item, new Date())
  return (
    <li
      ref={ref}
      {...dropMark(item.id)}
      className={clsx(
        'border-line border-t py-1',
        isDragged && 'rounded-input bg-white shadow-soft',
      )}
    >
      <div className="flex items-center gap-3">
        {view === 'order' ? (
          <span
            ref={handleRef}
            title={texts.drag}
            aria-hidden="true"
            className="grid h-11 w-7 flex-none cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
          >
            <GripVertical className="size-5" />
          </span>
        ) : null}
        <Thumbnail item={item} kind={kind} />
        <div className="relative grid min-h-11 min-w-0 flex-1 content-center py-1">
          {may.edit ? (
            <button
              type="button"
              onClick={() => onEdit(item)}
              className="cursor-pointer text-left font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              <span className="sr-only">{texts.edit}</span> {item.name}
            </button>
          ) : (
            <p className="font-semibold wrap-anywhere">{item.name}</p>
          )}
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
            {isGone ? (
              <span className="font-semibold text-vermelho-700">{texts.gone}</span>
            ) : (
              <span className="num">{moneyText(item.price_cents)}</span>
            )}
            {item.is_available ? null : <Badge>{texts.hidden}</Badge>}
            {item.is_within_plan ? null : <Badge>{texts.beyondPlan}</Badge>}
            {item.promo ? <Badge tone="sol">{texts.promo}</Badge> : null}
          </p>
        </div>
        {view === 'items' ? (
          <Switch
            hideLabel
            label={texts.onSale(item.name)}
            checked={!isGone}
            disabled={!may.sell_out}
            onCheckedChange={(isOn) => void writes.setSoldOut({ of: 'item', id: item.id }, !isOn)}
          />
        ) : null}
        {view === 'prices' ? <PriceInRow item={item} writes={writes} /> : null}
        {view === 'order'
          ? (['up', 'down'] as const).map((direction) => {
              const Icon = direction === 'up' ? ArrowUp : ArrowDown
              return (
                <IconButton
                  key={direction}
                  id={stepButtonId(item.id, direction)}
                  label={texts[direction](item.name)}
                  disabled={!canStep[direction]}
                  onClick={() => onStep(item, direction)}
                >
                  <Icon aria-hidden="true" />
                </IconButton>
              )
            })
          : null}
      </div>
      {view === 'items' ? (
        <ItemStock item={item} kind={kind} mayCount={may.edit} writes={writes} />
      ) : null}
    </li>
  )
}

function Thumbnail({ item, kind }: Pick<CatalogueItemRowProps, 'item' | 'kind'>) {
  const Icon = kind === 'shop' ? ShoppingBag : UtensilsCrossed
  return item.photo ? (
    <Picture picture={item.photo} alt="" ratio="1/1" sizes="44px" className="w-11 flex-none" />
  ) : (
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-card bg-areia-200 text-muted"
    >
      <Icon className="size-5" />
    </span>
  )
}
