import type { MapPlace } from '@portal/contract/map/map'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '~/ui/toast.ts'
import { type AskedPlaces, placesQuery, readPlaces } from './map.queries.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'
import { useKept } from './use-kept.ts'

export type PlacesPage = { places: MapPlace[]; next_cursor: string | null; total: number }

export type PlacesInView = {
  list: MapPlace[] | null
  total: number
  hasFailed: boolean
  isLoading: boolean
  /** Nothing can be asked for now. */
  isOffline: boolean
  retry: () => void
  /** The cursor of what comes after. */
  more: string | null
  isLoadingMore: boolean
  loadMore: () => void
}

type Further = { of: PlacesPage; places: MapPlace[]; next_cursor: string | null }

/** What is in view, a page after the other. `sent` came with the page, and is right while `isSent`. */
export function usePlaces(
  asked: AskedPlaces,
  sent: PlacesPage | null,
  isSent: boolean,
): PlacesInView {
  const hasSent = isSent && sent !== null
  const query = useQuery({ ...placesQuery(asked), enabled: !hasSent })
  const page = useKept<PlacesPage>(hasSent ? sent : query.data, sent)
  const [further, setFurther] = useState<Further | null>(null)
  const [isLoadingMore, setLoadingMore] = useState(false)
  // Rows of another view are no continuation of this one.
  const rest = further?.of === page ? further : null
  const more = rest ? rest.next_cursor : (page?.next_cursor ?? null)

  async function loadMore() {
    if (!page || !more || isLoadingMore) return
    setLoadingMore(true)
    try {
      const next = await readPlaces(asked, more)
      const places = [...(rest?.places ?? []), ...next.places]
      setFurther({ of: page, places, next_cursor: next.next_cursor })
    } catch {
      toast({ title: texts.failed.title, description: texts.moreFailed, variant: 'destructive' })
    } finally {
      setLoadingMore(false)
    }
  }
  return {
    list: page ? [...page.places, ...(rest?.places ?? [])] : null,
    total: page?.total ?? 0,
    hasFailed: query.isError,
    isLoading: query.isFetching,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
    more,
    isLoadingMore,
    loadMore: () => void loadMore(),
  }
}
