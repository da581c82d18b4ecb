import { isSoldOut } from '@portal/contract/catalogue/availability-rules'
import type { OwnItem } from '@portal/contract/catalogue/catalogue-editor'
import { moneyText } from '@portal/contract/plans/plan-rules'
import clsx from 'clsx'
import { ArrowDown, ArrowUp, Copy, GripVertical, Pencil } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { dropMark, useDraggableItem } from '~/ui/DragArea.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import type { Direction } from './catalogue-order.rules.ts'
import { OptionsSoldOut } from './OptionsSoldOut.tsx'

const { item: texts } = catalogueEditorTexts

type CatalogueItemRowProps = {
  item: OwnItem
  may: { edit: boolean; sell_out: boolean }
  canStep: Record<Direction, boolean>
  onStep: (item: OwnItem, direction: Direction) => void
  onEdit: (item: OwnItem) => void
  onCopy: (item: OwnItem) => void
  onSoldOut: (what: { of: 'item' | 'option'; id: string }, isSoldOut: boolean) => void
}

/** Fixed, so that the focus finds the button again after the row has moved to another place. */
export const stepButtonId = (id: string, direction: Direction) => `mover-${direction}-${id}`

export function CatalogueItemRow({ item, may, canStep, onStep, ...acts }: CatalogueItemRowProps) {
  const { ref, handleRef, isDragged } = useDraggableItem(item.id)
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
      <div className="flex items-center gap-2">
        {may.edit ? (
          <span
            ref={handleRef}
            title={texts.drag}
            aria-hidden="true"
            className="grid h-11 w-7 flex-none cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
          >
            <GripVertical className="size-5" />
          </span>
        ) : null}
        <div className="min-w-0 flex-1 py-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold wrap-anywhere">{item.name}</span>
            {item.is_available ? null : <Badge>{texts.hidden}</Badge>}
            {item.is_within_plan ? null : <Badge>{texts.beyondPlan}</Badge>}
            {item.promo ? <Badge tone="sol">{texts.promo}</Badge> : null}
          </p>
          {item.description ? (
            <p className="truncate text-muted text-sm">{item.description}</p>
          ) : null}
        </div>
        <span className="num flex-none font-semibold">{moneyText(item.price_cents)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Checkbox
          checked={isGone}
          disabled={!may.sell_out}
          onCheckedChange={(isTicked) => acts.onSoldOut({ of: 'item', id: item.id }, isTicked)}
          label={
            <>
              <span aria-hidden="true">{texts.soldOutShort}</span>
              <span className="sr-only">{texts.soldOut(item.name)}</span>
            </>
          }
        />
        {may.edit ? (
          <div className="flex">
            {(['up', 'down'] as const).map((direction) => {
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
            })}
            <IconButton label={texts.copy(item.name)} onClick={() => acts.onCopy(item)}>
              <Copy aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.edit(item.name)} onClick={() => acts.onEdit(item)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          </div>
        ) : null}
      </div>
      <OptionsSoldOut
        item={item}
        disabled={!may.sell_out}
        onSoldOut={(id, isTicked) => acts.onSoldOut({ of: 'option', id }, isTicked)}
      />
    </li>
  )
}
