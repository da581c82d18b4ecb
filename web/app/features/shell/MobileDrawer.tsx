import type { SiteIdentity } from '@portal/contract/settings/fallbacks'
import { useEffect } from 'react'
import { Drawer } from '~/ui/Drawer.tsx'
import { DrawerAccount } from './DrawerAccount.tsx'
import { DrawerNav } from './DrawerNav.tsx'
import { DrawerSearch } from './DrawerSearch.tsx'
import { DrawerSignOut } from './DrawerSignOut.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { DESKTOP_QUERY } from './shell.constants.ts'
import { shellTexts } from './shell.texts.ts'
import type { Viewer } from './viewer.ts'

type MobileDrawerProps = {
  identity: SiteIdentity
  viewer: Viewer
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function MobileDrawer({ identity, viewer, isOpen, onOpenChange }: MobileDrawerProps) {
  const { title, tagline } = shellTexts.drawer
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
      <DrawerNav onNavigate={close} />
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
