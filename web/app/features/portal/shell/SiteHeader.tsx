import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { AccountArea } from './AccountArea.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { navLink } from './nav-link.ts'
import { DRAWER_LINKS, MAIN_LINKS } from './navigation.ts'
import { SearchLink } from './SearchLink.tsx'
import { ShellLink } from './ShellLink.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { shellTexts } from './shell.texts.ts'
import { TopBar } from './TopBar.tsx'
import type { Viewer } from './viewer.ts'

type SiteHeaderProps = {
  identity: SiteIdentity
  viewer: Viewer
  disabled?: boolean
  onOpenProfile: () => void
}

/**
 * `contents` lets the row stick to the page and not to the header, which would end with it.
 * Between 1024 and 1280 px the row has less room than it likes, and beside the long name of a
 * dashboard it never has: paddings and type give way so that the site's name stays whole.
 */
export function SiteHeader({ identity, viewer, disabled = false, onOpenProfile }: SiteHeaderProps) {
  const isMember = viewer.status === 'member'
  return (
    <header className="contents">
      <TopBar identity={identity} disabled={disabled} />
      <div
        data-bar="head"
        className={`sticky top-0 z-30 border-line border-b bg-areia-50 [--account-pad:clamp(6px,3.90625vw_-_34px,16px)] [--nav-text:clamp(0.875rem,0.375rem_+_0.78125vw,0.9375rem)] ${isMember ? '[--nav-pad:clamp(3px,1.953125vw_-_17px,6px)]' : '[--nav-pad:clamp(3px,1.953125vw_-_17px,8px)]'}`}
      >
        <div
          className={`wrap flex h-15 items-center justify-between gap-3 lg:h-19 lg:gap-2 ${isMember ? 'xl:gap-3' : 'xl:gap-4'}`}
        >
          <SiteLogo identity={identity} disabled={disabled} />
          <MainNav disabled={disabled} />
          <div className="flex flex-none items-center gap-1 max-lg:hidden">
            <SearchLink disabled={disabled} className="max-xl:hidden" />
            <AccountArea viewer={viewer} disabled={disabled} onOpenProfile={onOpenProfile} />
          </div>
          <MobileMenu identity={identity} viewer={viewer} disabled={disabled} />
        </div>
      </div>
      <NoScriptNav />
    </header>
  )
}

function MainNav({ disabled }: { disabled: boolean }) {
  return (
    <nav
      aria-label={shellTexts.mainNav}
      className="hidden flex-none items-center lg:flex xl:gap-0.5"
    >
      {MAIN_LINKS.map(({ label, path }) => (
        <ShellLink key={path} to={path} disabled={disabled} className={navLink}>
          {label}
        </ShellLink>
      ))}
      <MoreMenu disabled={disabled} />
    </nav>
  )
}

/** Without JavaScript neither the drawer nor the dropdown opens: their links stand here instead. */
function NoScriptNav() {
  return (
    <noscript>
      <nav
        aria-label={shellTexts.drawer.navigation}
        className="wrap flex flex-wrap gap-x-5 border-line border-b text-sm"
      >
        {DRAWER_LINKS.map((item) => (
          <a
            key={item.path}
            href={item.path}
            className={`inline-flex min-h-11 items-center ${MAIN_LINKS.includes(item) ? 'lg:hidden' : ''}`}
          >
            {item.label}
          </a>
        ))}
      </nav>
    </noscript>
  )
}
