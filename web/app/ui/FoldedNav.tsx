import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

type FoldedNavProps = {
  label: string
  /** Open at a place: following a link closes it without anybody having to say so. */
  place: string
  /** The one line that says where one is. */
  line: ReactNode
  children: ReactNode
}

/** The menu of an area on small screens: unfolded it scrolls by itself, so that its end is in reach. */
export function FoldedNav({ label, place, line, children }: FoldedNavProps) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isOpen = openAt === place

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenAt(null)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is for whoever is on a link inside it.
    <div
      onKeyDown={closeOnEscape}
      className="on-dark sticky top-15 z-20 bg-mar-950 text-on-dark lg:hidden"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? null : place)}
        className="flex min-h-12 w-full items-center gap-3 px-(--gutter) text-left text-sm -outline-offset-3"
      >
        {line}
        <ChevronDown
          aria-hidden="true"
          className={`size-5 flex-none transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <nav
        id={listId}
        aria-label={label}
        hidden={!isOpen}
        className="max-h-[70dvh] overflow-y-auto px-3 pb-3"
      >
        {children}
      </nav>
    </div>
  )
}
