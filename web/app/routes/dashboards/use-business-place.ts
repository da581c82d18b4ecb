import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { myListingsQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { screenOf } from '~/screens/own.rules.ts'

/** Which listing and which screen of it the address speaks of. */
export function useBusinessPlace() {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const { user } = useAuth()
  // The frame of the workplace stands a moment longer than the session: nobody's businesses are read then.
  const listings = useQuery({ ...myListingsQuery(), enabled: user !== null })
  const all = listings.data ?? []
  const current = all.find(({ id }) => id === search.get('negocio')) ?? firstOf(all)
  return { listings, current, screen: screenOf(search.get('aba'), hash) }
}

/** What is archived comes last: nobody works on it. */
function firstOf(listings: readonly MyEstablishment[]) {
  return listings.find(({ status }) => status !== 'archived') ?? listings[0] ?? null
}
