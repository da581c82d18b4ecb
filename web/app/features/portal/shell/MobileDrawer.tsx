import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { SEARCH_TEXT_MAX } from '@portal/contract/portal/search/search.texts'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { suggestions } from '~/platform/search/suggestions.ts'
import { Button } from '~/ui/Button.tsx'
import { Drawer } from '~/ui/Drawer.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { DrawerAccount } from './DrawerAccount.tsx'
import { MenuLink } from './MenuLink.tsx'
import { DRAWER_LINKS, type NavItem, OWN_LINKS } from './navigation.ts'
import { SiteLogo } from './SiteLogo.tsx'
import { searchWindowTexts as searchTexts } from './search-window.texts.ts'
import { DESKTOP_QUERY } from './shell.constants.ts'
import { shellTexts } from './shell.texts.ts'
import { useSignOut } from './use-sign-out.ts'
import type { Viewer } from './viewer.ts'

type MobileDrawerProps = {
  identity: SiteIdentity
  viewer: Viewer
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function MobileDrawer({ identity, viewer, isOpen, onOpenChange }: MobileDrawerProps) {
  const { title, tagline, navigation, own } = shellTexts.drawer
  const close = () => onOpenChange(false)
  useCloseOnDesktop(isOpen, onOpenChange)
  return (
    <Drawer
      title={title}
      heading={<SiteLogo identity={identity} tagline={tagline} onClick={close} />}
      open={isOpen}
      onOpenChange={onOpenChange}
      footer={viewer.status === 'member' ? <DrawerSignOut onSignOut={close} /> : undefined}
    >
      <DrawerSearch onNavigate={close} />
      <DrawerAccount viewer={viewer} onNavigate={close} />
      <DrawerNav title={navigation} links={DRAWER_LINKS} onNavigate={close} />
      <DrawerNav title={own} links={OWN_LINKS} onNavigate={close} />
    </Drawer>
  )
}

/** A tablet turned sideways may become wide enough for the links in a row. */
function useCloseOnDesktop(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return
    const desktop = window.matchMedia(DESKTOP_QUERY)
    const closeIfWide = () => {
      if (desktop.matches) onOpenChange(false)
    }
    desktop.addEventListener('change', closeIfWide)
    return () => desktop.removeEventListener('change', closeIfWide)
  }, [isOpen, onOpenChange])
}

type DrawerNavProps = { title: string; links: readonly NavItem[]; onNavigate: () => void }

function DrawerNav({ title, links, onNavigate }: DrawerNavProps) {
  return (
    <nav aria-label={title}>
      <h3 className="mt-6 mb-1 font-semibold font-text text-muted text-xs leading-none tracking-normal">
        {title}
      </h3>
      <ul>
        {links.map((item) => (
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

function DrawerSearch({ onNavigate }: { onNavigate: () => void }) {
  return (
    <div onSubmit={onNavigate} className="mt-1 mb-4">
      <SearchField
        label={searchTexts.box.label}
        placeholder={searchTexts.title}
        action="/buscar"
        look="line"
        maxLength={SEARCH_TEXT_MAX}
        suggest={suggestions}
      />
    </div>
  )
}

/** The drawer closes at once; the notice tells how it went. */
function DrawerSignOut({ onSignOut }: { onSignOut: () => void }) {
  const { isLeaving, leave } = useSignOut()
  return (
    <Button
      look="line"
      block
      pending={isLeaving}
      onClick={() => {
        leave()
        onSignOut()
      }}
    >
      {isLeaving ? null : <LogOut aria-hidden="true" strokeWidth={1.9} />}
      {shellTexts.account.signOut}
    </Button>
  )
}
