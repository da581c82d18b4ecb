import { UNIT_KIND_WORDS } from '@portal/contract/lodging/lodging/lodging.texts'
import type { OwnLodging, OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import { moneyText } from '@portal/contract/shared/plan-prices'
import clsx from 'clsx'
import { ArrowDown, ArrowUp, Copy, GripVertical, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { DragArea, dropMark, useDraggableItem } from '~/ui/DragArea.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { LodgingWrites } from './lodging-editor.queries.ts'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'
import { type Direction, holdOver, stepUnit } from './unit-order.rules.ts'

const { row: texts } = lodgingEditorTexts

type UnitListProps = {
  lodging: OwnLodging
  writes: LodgingWrites
  onEdit: (unit: OwnUnit) => void
}

/** Fixed, so that the focus finds the button again after the row has moved to another place. */
const stepButtonId = (id: string, direction: Direction) => `mover-${direction}-${id}`

/** Units in the order visitors see them, moved by finger, mouse or keyboard. */
export function UnitList({ lodging: { units, may }, writes, onEdit }: UnitListProps) {
  const [held, setHeld] = useState<string[] | null>(null)
  const [news, setNews] = useState('')
  const latest = useRef<string[] | null>(null)
  const seen = units.map(({ id }) => id)
  const shown = held ? held.flatMap((id) => units.find((unit) => unit.id === id) ?? []) : units

  function step(unit: OwnUnit, direction: Direction) {
    const wanted = stepUnit(seen, unit.id, direction)
    setNews(texts.moved(unit.name, wanted.indexOf(unit.id) + 1))
    void writes.setOrder(seen, wanted)
    // The row was drawn anew: the keyboard goes along.
    requestAnimationFrame(() => document.getElementById(stepButtonId(unit.id, direction))?.focus())
  }
  function hold(id: string, over: string) {
    latest.current = holdOver(latest.current ?? seen, id, over)
    setHeld(latest.current)
  }
  function drop(isCanceled: boolean) {
    const wanted = latest.current
    latest.current = null
    setHeld(null)
    if (!isCanceled && wanted && wanted.join() !== seen.join()) void writes.setOrder(seen, wanted)
  }
  return (
    <DragArea onHold={hold} onDrop={drop}>
      <Panel aria-label={lodgingEditorTexts.units}>
        <ul>
          {shown.map((unit, place) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              mayEdit={may.edit}
              canStep={{ up: place > 0, down: place < shown.length - 1 }}
              onStep={step}
              onEdit={onEdit}
              onCopy={({ id }) => void writes.copyUnit(id)}
            />
          ))}
        </ul>
      </Panel>
      <p role="status" className="sr-only">
        {news}
      </p>
    </DragArea>
  )
}

type UnitRowProps = {
  unit: OwnUnit
  mayEdit: boolean
  canStep: Record<Direction, boolean>
  onStep: (unit: OwnUnit, direction: Direction) => void
  onEdit: (unit: OwnUnit) => void
  onCopy: (unit: OwnUnit) => void
}

function UnitRow({ unit, mayEdit, canStep, onStep, onEdit, onCopy }: UnitRowProps) {
  const { ref, handleRef, isDragged } = useDraggableItem(unit.id)
  return (
    <li
      ref={ref}
      {...dropMark(unit.id)}
      className={clsx(
        'flex flex-wrap items-center gap-x-2 border-line border-t py-1 first:border-0',
        isDragged && 'rounded-input bg-white shadow-soft',
      )}
    >
      {mayEdit ? (
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
          <span className="font-semibold wrap-anywhere">{unit.name}</span>
          {unit.is_published ? null : <Badge>{texts.hidden}</Badge>}
          {unit.is_within_plan ? null : <Badge>{texts.beyondPlan}</Badge>}
          {unit.photos.length === 0 ? <Badge>{texts.noPhotos}</Badge> : null}
        </p>
        <p className="num truncate text-muted text-sm">
          {UNIT_KIND_WORDS[unit.kind]} · {texts.night(moneyText(unit.base_price_cents))}
        </p>
      </div>
      {mayEdit ? (
        <div className="flex max-md:w-full max-md:justify-end">
          {(['up', 'down'] as const).map((direction) => {
            const Icon = direction === 'up' ? ArrowUp : ArrowDown
            return (
              <IconButton
                key={direction}
                id={stepButtonId(unit.id, direction)}
                label={texts[direction](unit.name)}
                disabled={!canStep[direction]}
                onClick={() => onStep(unit, direction)}
              >
                <Icon aria-hidden="true" />
              </IconButton>
            )
          })}
          <IconButton label={texts.copy(unit.name)} onClick={() => onCopy(unit)}>
            <Copy aria-hidden="true" />
          </IconButton>
          <IconButton label={texts.edit(unit.name)} onClick={() => onEdit(unit)}>
            <Pencil aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </li>
  )
}
