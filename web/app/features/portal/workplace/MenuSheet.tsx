import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import { MenuRow } from '~/ui/GroupedLinks.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { backdropStyle } from '~/ui/popup-style.ts'
import { words } from '~/ui/words.ts'
import { FilteredMenu } from './FilteredMenu.tsx'
import { MenuFilter } from './MenuFilter.tsx'
import { useReturnFocus } from './use-return-focus.ts'
import type { WorkArea } from './work-area.ts'

type MenuSheetProps = { area: WorkArea; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The whole menu where there is no room for it beside the page: from the foot, or from the side. */
export function MenuSheet({ area, isOpen, onOpenChange }: MenuSheetProps) {
  const [typed, setTyped] = useState('')
  const returnFocus = useReturnFocus(isOpen)
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup
          finalFocus={returnFocus}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-2.5rem)] flex-col rounded-t-card bg-areia-50 text-sm outline-none transition-transform duration-200 data-ending-style:translate-y-full data-starting-style:translate-y-full md:inset-y-0 md:right-auto md:max-h-none md:w-105 md:rounded-r-card md:rounded-tl-none md:data-ending-style:-translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:-translate-x-full md:data-starting-style:translate-y-0"
        >
          <div className="flex min-h-15 flex-none items-center gap-2 py-2 pr-2 pl-5">
            <Base.Title className="min-w-0 flex-1 truncate text-[1.1875rem]">
              {area.name}
            </Base.Title>
            <Base.Close
              render={
                <IconButton label={words.close}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          <nav
            aria-label={area.navLabel}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))]"
          >
            {area.kind === 'admin' ? (
              <MenuFilter typed={typed} onType={setTyped} disabled={false} className="mx-2 mb-2" />
            ) : null}
            {typed.trim() ? (
              <FilteredMenu
                groups={area.screens ?? area.groups}
                typed={typed}
                current={area.current}
                disabled={false}
              />
            ) : (
              area.groups.map(({ title, links }) => (
                <div key={title ?? ''}>
                  {title ? <p className="px-3 pt-3 pb-1 text-muted text-xs">{title}</p> : null}
                  <ul aria-label={title ?? undefined} className="grid grid-cols-2 gap-x-2">
                    {links.map((link) => (
                      <li key={link.id}>
                        <MenuRow
                          link={link}
                          isCurrent={link.id === area.current}
                          disabled={false}
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              ))
            )}
            {area.publicPage ? (
              <LinkButton to={area.publicPage.to} look="line" size="sm" className="mx-2 mt-5">
                {area.publicPage.label}
              </LinkButton>
            ) : null}
          </nav>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
