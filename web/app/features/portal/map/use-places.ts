import type { MapPlace } from '@portal/contract/portal/map/map'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toast } from '~/ui/toast.ts'
import { type AskedPlaces, placesQuery, readPlaces } from './map.queries.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'
import type { PlacesPage } from './map-page.types.ts'
import { useKept } from './use-kept.ts'

export type PlacesInView = {
  list: MapPlace[] | null
  total: number
  hasFailed: boolean
  isLoading: boolean
  retry: () => void
  /** The cursor of what comes after. */
  more: string | null
  isLoadingMore: boolean
  loadMore: () => void
}

type Further = { of: PlacesPage; places: MapPlace[]; next_cursor: string | null }

type Sources = {
  sent: PlacesPage | null
  /** What came with the page is what is asked for. */
  isSent: boolean
  /** Nothing can be asked for now. */
  isAway: boolean
  /** What this phone has of it then. */
  kept: MapPlace[] | null
}

/** What is in view, a page after the other. */
export function usePlaces(asked: AskedPlaces, sources: Sources): PlacesInView {
  const { sent, isSent, isAway, kept } = sources
  const hasSent = isSent && sent !== null
  const query = useQuery({ ...placesQuery(asked), enabled: !hasSent && !isAway })
  const online = useKept<PlacesPage>(hasSent ? sent : query.data, sent)
  const offline = useMemo(
    () => kept && { places: kept, total: kept.length, next_cursor: null },
    [kept],
  )
  const page = offline ?? online
  const [further, setFurther] = useState<Further | null>(null)
  const [isLoadingMore, setLoadingMore] = useState(false)
  // Rows of another view are no continuation of this one.
  const rest = further?.of === page ? further : null
  const more = isAway ? null : rest ? rest.next_cursor : (page?.next_cursor ?? null)
  const list = useMemo(() => page && [...page.places, ...(rest?.places ?? [])], [page, rest])

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
    list,
    total: page?.total ?? 0,
    hasFailed: query.isError,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
    more,
    isLoadingMore,
    loadMore: () => void loadMore(),
  }
}
