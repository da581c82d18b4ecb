import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { useId } from 'react'
import { placeMark } from './drag-and-drop.tsx'
import { type ItemActions, ItemRow } from './ItemRow.tsx'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { canStep, POSITIONS, placesOf } from './tabbar-order.rules.ts'

type PlaceListProps = ItemActions & {
  items: readonly TabBarItem[]
  /** What each place holds while nothing active is configured for it. */
  standardLabels: readonly string[]
}

export function PlaceList({ items, standardLabels, ...actions }: PlaceListProps) {
  const places = placesOf(items)
  return (
    <ol className="grid gap-3">
      {POSITIONS.map((position) => (
        <Place
          key={position}
          position={position}
          here={places[position - 1] ?? []}
          items={items}
          standardLabel={standardLabels[position - 1] ?? ''}
          {...actions}
        />
      ))}
    </ol>
  )
}

type PlaceProps = ItemActions & {
  position: number
  here: readonly TabBarItem[]
  items: readonly TabBarItem[]
  standardLabel: string
}

function Place({ position, here, items, standardLabel, ...actions }: PlaceProps) {
  const headingId = useId()
  const { list } = tabbarEditorTexts
  return (
    <li {...placeMark(position)} className="rounded-card bg-areia-100 p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={headingId} className="text-sm font-semibold tracking-normal">
          {list.place(position)}
        </h3>
        {here.some((item) => item.is_active) ? null : (
          <p className="text-xs text-muted">{list.standard(standardLabel)}</p>
        )}
      </div>
      {here.length > 0 ? (
        <ul aria-labelledby={headingId} className="mt-2 grid gap-2">
          {here.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              canStep={{ up: canStep(items, item.id, 'up'), down: canStep(items, item.id, 'down') }}
              {...actions}
            />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
