import { useSearchParams } from 'react-router'
import { withFilter } from '~/ui/cursor-trail.ts'
import { LEAVE_FREELY } from '~/ui/LeaveQuestion.tsx'

const OPEN = 'editar'
export const NEW = 'novo'

/** Which one is in the editor, in the address: the back button closes it. */
export function useOpenEntry() {
  const [address, setAddress] = useSearchParams()
  const withOpen = (id: string) => withFilter(address, OPEN, id)
  return {
    open: address.get(OPEN),
    addressOf: (id: string) => `?${withOpen(id)}`,
    begin: () => setAddress(withOpen(NEW)),
    close: () => setAddress(withOpen('')),
    closeSaved: () => setAddress(withOpen(''), { state: LEAVE_FREELY }),
  }
}
