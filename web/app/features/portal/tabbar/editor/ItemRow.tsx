import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import clsx from 'clsx'
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { TabIcon } from '../TabIcon.tsx'
import { itemMark, useDraggableItem } from './drag-and-drop.tsx'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import type { Direction } from './tabbar-order.rules.ts'

export type ItemActions = {
  onStep: (item: TabBarItem, direction: Direction) => void
  onEdit: (item: TabBarItem) => void
  onRemove: (item: TabBarItem) => void
}

type ItemRowProps = ItemActions & {
  item: TabBarItem
  canStep: Record<Direction, boolean>
}

/** Fixed, so that the focus finds the button again after the row has moved to another place. */
export const stepButtonId = (id: string, direction: Direction) => `mover-${direction}-${id}`

export function ItemRow({ item, canStep, onStep, onEdit, onRemove }: ItemRowProps) {
  const { list } = tabbarEditorTexts
  const { ref, handleRef, isDragged } = useDraggableItem(item.id)
  return (
    <li
      ref={ref}
      {...itemMark(item.id)}
      className={clsx(
        'flex flex-wrap items-center gap-x-2 rounded-input border bg-white py-1 pr-1 max-md:pb-0',
        isDragged ? 'border-mar-600 shadow-soft' : 'border-line',
      )}
    >
      <span
        ref={handleRef}
        title={list.drag}
        aria-hidden="true"
        className="grid h-11 w-9 flex-none cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
      <span className={clsx('flex-none', item.is_active ? 'text-mar-700' : 'text-muted')}>
        <TabIcon name={item.icon} />
      </span>
      <div className="min-w-0 flex-1 py-1.5 pl-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{item.label}</span>
          {item.is_active ? null : <Badge>{list.inactive}</Badge>}
          {item.requires_auth ? <Badge tone="mar">{list.signedIn}</Badge> : null}
        </p>
        <p className="text-xs text-muted wrap-anywhere">
          {item.route} · {audienceOf(item)}
        </p>
      </div>
      <div className="flex max-md:w-full max-md:justify-end max-md:border-t max-md:border-line">
        <StepButton item={item} direction="up" isPossible={canStep.up} onStep={onStep} />
        <StepButton item={item} direction="down" isPossible={canStep.down} onStep={onStep} />
        <IconButton label={list.edit(item.label)} onClick={() => onEdit(item)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={list.remove(item.label)} onClick={() => onRemove(item)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

type StepButtonProps = {
  item: TabBarItem
  direction: Direction
  isPossible: boolean
  onStep: ItemActions['onStep']
}

function StepButton({ item, direction, isPossible, onStep }: StepButtonProps) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <IconButton
      id={stepButtonId(item.id, direction)}
      label={tabbarEditorTexts.list[direction](item.label)}
      disabled={!isPossible}
      onClick={() => onStep(item, direction)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  )
}

function audienceOf({ plan_types }: TabBarItem): string {
  const { audiences, list } = tabbarEditorTexts
  return plan_types.map((audience) => audiences[audience]).join(', ') || list.everybody
}
