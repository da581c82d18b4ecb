import { ChevronDown } from 'lucide-react'
import { useCallback, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { MenuLink } from './MenuLink.tsx'
import { navLink } from './nav-link.ts'
import { MORE_LINKS } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'
import { useDismiss } from './use-dismiss.ts'
import { useOpenUntilNavigation } from './use-open-until-navigation.ts'

/**
 * A button that shows further links: they stay links of the navigation, which a menu would take
 * from a screen reader, and no popup code has to be sent for them.
 */
export function MoreMenu({ disabled }: { disabled: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useOpenUntilNavigation()
  const isHere = MORE_LINKS.some(({ path }) => `${pathname}/`.startsWith(`${path}/`))

  const dismiss = useCallback(
    (by: 'escape' | 'outside') => {
      setOpen(false)
      if (by === 'escape') button.current?.focus()
    },
    [setOpen],
  )
  useDismiss(root, isOpen, dismiss)

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={isHere ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
        className={`${navLink} disabled:pointer-events-none disabled:opacity-55`}
      >
        {shellTexts.more}
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.9} />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="-translate-x-1/2 absolute top-[calc(100%+8px)] left-1/2 min-w-55 rounded-card bg-areia-50 p-2 shadow-soft ring-1 ring-line"
      >
        {MORE_LINKS.map((item) => (
          <li key={item.path}>
            <MenuLink
              item={item}
              onNavigate={() => setOpen(false)}
              className="-outline-offset-3 min-h-11 gap-3 whitespace-nowrap rounded-item px-3 hover:bg-areia-100"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
