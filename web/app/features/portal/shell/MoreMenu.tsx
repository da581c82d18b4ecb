import { ChevronDown, TreePalm } from 'lucide-react'
import { useLocation } from 'react-router'
import { dropdownPanel, dropdownRow } from './dropdown-styles.ts'
import { MenuLink } from './MenuLink.tsx'
import { navLink } from './nav-link.ts'
import { MORE_LINKS } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'
import { useDisclosure } from './use-disclosure.ts'

export function MoreMenu({ disabled }: { disabled: boolean }) {
  const { pathname } = useLocation()
  const { root, button, panelId, isOpen, close } = useDisclosure()
  const isHere = MORE_LINKS.some(({ path }) => `${pathname}/`.startsWith(`${path}/`))

  return (
    <div ref={root} className="relative">
      <button
        {...button}
        disabled={disabled}
        aria-current={isHere ? 'true' : undefined}
        className={`${navLink} disabled:pointer-events-none disabled:opacity-55`}
      >
        <TreePalm aria-hidden="true" size={16} strokeWidth={1.9} className="text-mar-600" />
        {shellTexts.more}
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.9} />
      </button>
      <ul
        id={panelId}
        hidden={!isOpen}
        className={`${dropdownPanel} -translate-x-1/2 left-1/2 min-w-55`}
      >
        {MORE_LINKS.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} onNavigate={close} className={dropdownRow} />
          </li>
        ))}
      </ul>
    </div>
  )
}
