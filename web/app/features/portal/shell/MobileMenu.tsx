import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { Menu } from 'lucide-react'
import { IconButton } from '~/ui/IconButton.tsx'
import { SearchLink } from './SearchLink.tsx'
import { shellTexts } from './shell.texts.ts'
import { useDeferredPart } from './use-deferred-part.ts'
import { useOpenUntilNavigation } from './use-open-until-navigation.ts'
import type { Viewer } from './viewer.ts'

const loadDrawer = () => import('./MobileDrawer.tsx').then((module) => module.MobileDrawer)

type MobileMenuProps = { identity: SiteIdentity; viewer: Viewer; disabled: boolean }

/** Search and menu of small screens; the drawer's code comes at the first sign of interest. */
export function MobileMenu({ identity, viewer, disabled }: MobileMenuProps) {
  const [isOpen, setOpen] = useOpenUntilNavigation()
  const [Drawer, request] = useDeferredPart(loadDrawer)

  function open() {
    request()
    setOpen(true)
  }

  return (
    <div className="-mr-2.5 flex flex-none lg:hidden">
      <SearchLink disabled={disabled} />
      <IconButton
        label={shellTexts.openMenu}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Drawer !== null}
        onPointerEnter={request}
        onFocus={request}
        onClick={open}
      >
        <Menu aria-hidden="true" strokeWidth={1.9} className="size-6!" />
      </IconButton>
      {Drawer ? (
        <Drawer identity={identity} viewer={viewer} isOpen={isOpen} onOpenChange={setOpen} />
      ) : null}
    </div>
  )
}
