import { useSearchParams } from 'react-router'

const PERSON = 'pessoa'
const INVITE = 'convite'

/** Who is looked at, or that somebody is being invited, as the address says: the back button leads out. */
export function useTeamAddress() {
  const [address, setAddress] = useSearchParams()
  const changed = (name: string, value: string | null) => {
    const next = new URLSearchParams(address)
    next.delete(PERSON)
    next.delete(INVITE)
    if (value) next.set(name, value)
    return next
  }
  return {
    personId: address.get(PERSON),
    isInviting: address.has(INVITE),
    team: `?${changed(PERSON, null)}`,
    invite: `?${changed(INVITE, 'novo')}`,
    person: (id: string) => `?${changed(PERSON, id)}`,
    toTeam: () => setAddress(changed(PERSON, null), { replace: true }),
  }
}
