import { useEffect, useEffectEvent } from 'react'
import { useOpenUntilNavigation } from '~/features/portal/shell/use-open-until-navigation.ts'
import { SideMenu } from '~/features/portal/workplace/SideMenu.tsx'
import { WorkTabs } from '~/features/portal/workplace/WorkTabs.tsx'
import type { WorkArea } from '~/features/portal/workplace/work-area.ts'
import { toast } from '~/ui/toast.ts'
import { dialogsTexts } from '../shell/dialogs.texts.ts'
import { useLazyPart } from '../shell/use-lazy-part.ts'
import { WorkBar } from './WorkBar.tsx'

const loadMenu = () =>
  import('~/features/portal/workplace/MenuSheet.tsx').then((module) => module.MenuSheet)
const loadPalette = () => import('./WorkPalette.tsx').then((module) => module.WorkPalette)

export type ChromeProps = {
  area: WorkArea | null
  /** While the profile is incomplete nothing leads away from it (spec §2.3). */
  disabled: boolean
  onOpenProfile: () => void
}

/** Bar, menu and tabs of an area, and the windows that open from them. */
export function Chrome({ area, disabled, onOpenProfile }: ChromeProps) {
  const [isMenuOpen, setMenuOpen, Menu] = useWindow(loadMenu)
  const [isPaletteOpen, setPaletteOpen, Palette] = useWindow(loadPalette)
  usePaletteKey(area !== null && !disabled, () => setPaletteOpen(true))
  return (
    <>
      <WorkBar
        area={area}
        disabled={disabled}
        onOpenPalette={() => setPaletteOpen(true)}
        onOpenProfile={onOpenProfile}
      />
      {area ? (
        <>
          <SideMenu area={area} disabled={disabled} />
          <WorkTabs
            area={area}
            disabled={disabled}
            isMenuOpen={isMenuOpen}
            onOpenMenu={() => setMenuOpen(true)}
          />
          {Menu ? <Menu area={area} isOpen={isMenuOpen} onOpenChange={setMenuOpen} /> : null}
          {Palette ? (
            <Palette
              area={area}
              isOpen={isPaletteOpen && !disabled}
              onOpenChange={setPaletteOpen}
              onOpenProfile={onOpenProfile}
            />
          ) : null}
        </>
      ) : null}
    </>
  )
}

/** A window whose code comes with its first opening; going anywhere closes it. */
function useWindow<Part>(load: () => Promise<Part>) {
  const [isOpen, setOpen] = useOpenUntilNavigation()
  const part = useLazyPart(load, isOpen, () => {
    setOpen(false)
    toast({ ...dialogsTexts.unavailable, variant: 'destructive' })
  })
  return [isOpen, setOpen, part] as const
}

/** Ctrl K, or ⌘ K, where no other window is open; in a text with links it makes one. */
function usePaletteKey(isOn: boolean, open: () => void) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!isOn || key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    if (event.target instanceof Element && event.target.closest('[contenteditable=true]')) return
    if (event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]'))
      return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
}
