import { Popover } from '@base-ui/react/popover'
import { type RefObject, useRef } from 'react'
import { Calendar } from './Calendar.tsx'
import { popupStyle, positionerStyle } from './popup-style.ts'
import { words } from './words.ts'

type CalendarPopoverProps = {
  anchor: RefObject<HTMLElement | null>
  /** Gets the focus back, and may press itself without counting as a press outside. */
  opener: RefObject<HTMLElement | null>
  selected: string
  min: string | undefined
  max: string | undefined
  onSelect: (iso: string) => void
  onClose: () => void
}

export function CalendarPopover({
  anchor,
  opener,
  selected,
  min,
  max,
  onSelect,
  onClose,
}: CalendarPopoverProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { event }) => {
        const isOpener = event.target instanceof Node && opener.current?.contains(event.target)
        if (!isOpen && !isOpener) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className={positionerStyle}
        >
          <Popover.Popup
            ref={popup}
            aria-label={words.date.calendar}
            finalFocus={opener}
            // The day one is on, rather than the arrows above it.
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>('td button[tabindex="0"]')
            }
            className={popupStyle({ className: 'w-83 max-w-(--available-width) p-3' })}
          >
            <Calendar
              selected={selected}
              min={min}
              max={max}
              onSelect={(iso) => {
                onSelect(iso)
                onClose()
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
