import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { myListingsQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { screenOf } from '~/screens/own.rules.ts'

/** Which listing and which screen of it the address speaks of. */
export function useBusinessPlace() {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const listings = useQuery(myListingsQuery())
  const all = listings.data ?? []
  const current = all.find(({ id }) => id === search.get('negocio')) ?? firstOf(all)
  return { listings, current, screen: screenOf(search.get('aba'), hash) }
}

/** What is archived comes last: nobody works on it. */
function firstOf(listings: readonly MyEstablishment[]) {
  return listings.find(({ status }) => status !== 'archived') ?? listings[0] ?? null
}
