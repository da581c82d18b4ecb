import type { VisitKind } from '@portal/contract/insight/analytics/visit-kinds'
import { type NotedAction, VISIT_EVENT } from './note-action.ts'
import { businessOf, contactKindOf } from './visits.rules.ts'

/**
 * Hears what people do with a business, wherever its page shows a way to reach it: calls, chats and ways
 * are known by their addresses, everything else says what it is (`data-visit`, `noteAction`).
 */
export function watchActions(onAction: (kind: VisitKind, of: string) => void): () => void {
  const tell = (kind: VisitKind, of: string | null | undefined) => of && onAction(kind, of)

  function heard({ target }: MouseEvent) {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    if (!pressed) return
    const { visit, visitOf } = pressed.dataset
    // Written by ourselves; the server refuses what it does not know.
    const kind = visit
      ? (visit as VisitKind)
      : pressed instanceof HTMLAnchorElement && pressed.closest('main, [role=dialog]')
        ? contactKindOf(pressed.href)
        : null
    if (kind) tell(kind, visitOf ?? businessAround(pressed))
  }

  const noted = (event: Event) => {
    const { kind, of } = (event as CustomEvent<NotedAction>).detail
    tell(kind, of ?? businessOf(location.pathname))
  }

  document.addEventListener('click', heard, true)
  addEventListener(VISIT_EVENT, noted)
  return () => {
    document.removeEventListener('click', heard, true)
    removeEventListener(VISIT_EVENT, noted)
  }
}

/** The business whose page this is; elsewhere that of the card around. */
function businessAround(element: Element): string | null {
  const page = businessOf(location.pathname)
  if (page) return page
  const link = element.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/guia/"]')
  return link ? businessOf(link.pathname) : null
}
