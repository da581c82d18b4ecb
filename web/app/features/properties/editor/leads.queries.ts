import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { topics } from '@portal/contract/live/topics'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { roleMay } from '@portal/contract/team/team-rights'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'

/** Apart from the rest of the editor: the menu of every business has its badge. */

export const LEADS = '/api/v1/my/establishments/:id/property-leads'
/** Leads are told by the live channel; this is for a network that lets no stream through. */
const REFRESH_MS = 2 * 60_000

export const leadsKey = (id: string) => ['me', 'property-leads', id] as const

/** For menu and home: who asked about a property and has no answer. */
export function useLeadsEntry(listing: Pick<MyEstablishment, 'id' | 'modules' | 'role'> | null) {
  const id =
    listing?.modules.includes('real_estate') &&
    isAvailable('properties') &&
    roleMay(listing.role, 'properties.see')
      ? listing.id
      : null
  const { data } = useQuery({
    queryKey: [...leadsKey(id ?? ''), 'waiting'],
    queryFn: () => browserApi.get(LEADS, { params: { id: id ?? '' }, query: { unread: '1' } }),
    enabled: id !== null,
    retry: false,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  })
  useLiveTopic(id ? topics.inbox(id) : [], id ? [leadsKey(id)] : [])
  return { leads: data?.leads ?? [], waiting: data?.unread ?? 0 }
}
