import type { ComponentProps } from 'react'
import { DragArea as Area, dropMark } from '~/ui/DragArea.tsx'
import type { DropTarget } from './tabbar-order.rules.ts'

export { useDraggableItem } from '~/ui/DragArea.tsx'

type DragAreaProps = Omit<ComponentProps<typeof Area>, 'onHold'> & {
  onHold: (id: string, target: DropTarget) => void
}

/** An item lies inside its place: over both, the item is meant. */
export function DragArea({ onHold, ...rest }: DragAreaProps) {
  return <Area {...rest} onHold={(id, over) => onHold(id, targetOf(over))} />
}

const ITEM = 'item:'
const PLACE = 'place:'
export const itemMark = (id: string) => dropMark(`${ITEM}${id}`)
export const placeMark = (position: number) => dropMark(`${PLACE}${position}`)

function targetOf(over: string): DropTarget {
  return over.startsWith(ITEM)
    ? { itemId: over.slice(ITEM.length) }
    : { position: Number(over.slice(PLACE.length)) }
}
