import { MenuLink } from './MenuLink.tsx'
import { DRAWER_LINKS } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'

export function DrawerNav({ onNavigate }: { onNavigate: () => void }) {
  const { navigation } = shellTexts.drawer
  return (
    <nav aria-label={navigation}>
      <h3 className="mt-6 mb-1 font-semibold font-text text-muted text-xs leading-none tracking-normal">
        {navigation}
      </h3>
      <ul>
        {DRAWER_LINKS.map((item) => (
          <li key={item.path}>
            <MenuLink
              item={item}
              onNavigate={onNavigate}
              className="-outline-offset-3 min-h-12 gap-3.5 border-line border-b"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
