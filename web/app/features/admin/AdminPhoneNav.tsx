import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AdminLinks } from './AdminLinks.tsx'
import { adminTexts } from './admin.texts.ts'
import type { AdminPage } from './admin-pages.ts'

/** The menu of small screens: one line that says where one is and unfolds the rest. */
export function AdminPhoneNav({ current }: { current: AdminPage | undefined }) {
  const { pathname } = useLocation()
  // Open at a path: following a link closes it without anybody having to say so.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isOpen = openAt === pathname

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
        onClick={() => setOpenAt(isOpen ? null : pathname)}
        className="flex min-h-12 w-full items-center justify-between gap-3 px-(--gutter) text-left text-sm -outline-offset-3"
      >
        <span>
          <span className="text-on-dark-muted">{adminTexts.menu}</span>
          {current ? <span className="font-semibold"> · {current.label}</span> : null}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 flex-none transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <nav id={listId} aria-label={adminTexts.area} hidden={!isOpen} className="px-3 pb-3">
        <AdminLinks current={current} />
      </nav>
    </div>
  )
}
