import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'

const FILTER = 'filtro'
const UNREAD = 'nao-lidas'
const MESSAGE = 'mensagem'

/** What is listed and what is open, as the address says: the back button closes a message. */
export function useInboxAddress() {
  const [address, setAddress] = useSearchParams()
  const isUnread = address.get(FILTER) === UNREAD
  const trail = cursorTrail(without(address, MESSAGE))
  return {
    filter: { unread: isUnread, cursor: trail.current },
    trail,
    openId: address.get(MESSAGE),
    showUnread: (only: boolean) =>
      setAddress((current) => withFilter(without(current, MESSAGE), FILTER, only ? UNREAD : '')),
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
