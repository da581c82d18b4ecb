import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'

const FILTER = 'filtro'
/** What of the inbox is listed, and its word in the address. */
const SHOWN = { all: '', unread: 'nao-lidas', archived: 'arquivadas' } as const
export type Shown = keyof typeof SHOWN
const MESSAGE = 'mensagem'

/** What is listed and what is open, as the address says: the back button closes a message. */
export function useInboxAddress() {
  const [address, setAddress] = useSearchParams()
  const isUnread = address.get(FILTER) === SHOWN.unread
  const isArchived = address.get(FILTER) === SHOWN.archived
  const trail = cursorTrail(without(address, MESSAGE))
  return {
    filter: { unread: isUnread, archived: isArchived, cursor: trail.current },
    shown: (isUnread ? 'unread' : isArchived ? 'archived' : 'all') as Shown,
    trail,
    openId: address.get(MESSAGE),
    show: (shown: Shown) =>
      setAddress((current) => withFilter(without(current, MESSAGE), FILTER, SHOWN[shown])),
    toFirstPage: () => setAddress((current) => withFilter(current, MESSAGE, '')),
    addressOf(id: string) {
      const next = new URLSearchParams(address)
      next.set(MESSAGE, id)
      return `?${next}`
    },
    listAddress: `?${without(address, MESSAGE)}`,
    close: () => setAddress((current) => without(current, MESSAGE), { preventScrollReset: true }),
  }
}

function without(address: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete(name)
  return next
}
