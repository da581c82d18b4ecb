import { useLayoutEffect, useRef } from 'react'
import { AdminLinks } from './AdminLinks.tsx'
import { adminTexts } from './admin.texts.ts'
import type { AdminPage } from './admin-pages.ts'

/** The menu beside the page: longer than the screen, it scrolls by itself and opens at the page one is on. */
export function AdminDeskNav({ current }: { current: AdminPage | undefined }) {
  const nav = useRef<HTMLElement>(null)
  const path = current?.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the menu
  useLayoutEffect(() => {
    const menu = nav.current
    const link = menu?.querySelector<HTMLElement>('[aria-current]')
    if (!menu || !link) return
    const above = link.offsetTop - menu.scrollTop
    const isInSight = above >= 0 && above + link.offsetHeight <= menu.clientHeight
    if (!isInSight) menu.scrollTop = link.offsetTop - menu.clientHeight / 2
  }, [path])
  return (
    <nav
      ref={nav}
      aria-label={adminTexts.area}
      className="sticky top-19 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain px-2.5 py-6"
    >
      <p className="px-3 pb-3 text-xs text-on-dark-muted">{adminTexts.area}</p>
      <AdminLinks current={current} />
    </nav>
  )
}
