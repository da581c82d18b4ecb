import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import clsx from 'clsx'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, type LucideIcon, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { dropMark, useDraggableItem } from '~/ui/DragArea.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { categoriesTexts } from './categories.texts.ts'
import type { Direction } from './categories-order.rules.ts'

const texts = categoriesTexts.row

/** How the guide draws the icon of that name. */
export type IconOf = (name: string) => LucideIcon

export type RowActions = {
  onStep: (category: EditedCategory, direction: Direction) => void
  onEdit: (category: EditedCategory) => void
  onMove: (category: EditedCategory) => void
  onArchive: (category: EditedCategory) => void
}

type CategoryRowProps = RowActions & {
  category: EditedCategory
  icon?: LucideIcon | undefined
  /** Where what lies within it is shown; none for what has nothing within. */
  to?: string | undefined
  isOpen?: boolean | undefined
  about: string
  isFirst: boolean
  isLast: boolean
}

/** Fixed, so that the focus finds the button again after the row has moved. */
export const stepButtonId = (id: string, direction: Direction) => `mover-${direction}-${id}`

export function CategoryRow({
  category,
  icon: Icon,
  to,
  isOpen = false,
  about,
  isFirst,
  isLast,
  onStep,
  onEdit,
  onMove,
  onArchive,
}: CategoryRowProps) {
  const { ref, handleRef, isDragged } = useDraggableItem(category.id)
  const { name } = category
  return (
    <li
      ref={ref}
      {...dropMark(category.id)}
      className={clsx(
        'flex flex-wrap items-center gap-x-2 rounded-input border bg-white py-1 pr-1 max-md:pb-0',
        isDragged ? 'border-mar-600 shadow-soft' : isOpen ? 'border-mar-600' : 'border-line',
      )}
    >
      <span
        ref={handleRef}
        title={texts.drag}
        aria-hidden="true"
        className="grid h-11 w-9 flex-none cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
      {Icon ? <Icon aria-hidden="true" className="size-5 flex-none text-mar-700" /> : null}
      <div className="min-w-0 flex-1 py-1.5 pl-1">
        {to ? (
          <Link
            to={to}
            preventScrollReset
            aria-current={isOpen ? 'true' : undefined}
            className="inline-flex min-h-8 items-center font-semibold text-mar-600 underline decoration-mar-600/35 decoration-[1.5px] underline-offset-4 wrap-anywhere hover:decoration-current"
          >
            {name}
          </Link>
        ) : (
          <p className="font-semibold wrap-anywhere">{name}</p>
        )}
        <p className="text-xs text-muted">{about}</p>
      </div>
      <div className="flex max-md:w-full max-md:justify-end max-md:border-line max-md:border-t">
        <IconButton
          id={stepButtonId(category.id, 'up')}
          label={texts.up(name)}
          disabled={isFirst}
          onClick={() => onStep(category, 'up')}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          id={stepButtonId(category.id, 'down')}
          label={texts.down(name)}
          disabled={isLast}
          onClick={() => onStep(category, 'down')}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.edit(name)} onClick={() => onEdit(category)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <DropdownMenu
          trigger={
            <IconButton label={texts.more(name)}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          entries={[
            ...(category.parent_id === null
              ? []
              : [{ label: texts.move, onSelect: () => onMove(category) }]),
            { label: texts.archive, destructive: true, onSelect: () => onArchive(category) },
          ]}
        />
      </div>
    </li>
  )
}
