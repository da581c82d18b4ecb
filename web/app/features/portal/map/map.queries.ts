import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { ANSWER_KEPT_MS, ANSWER_STALE_MS } from './map-page.constants.ts'

/** `layers` with commas between, as the address has them; empty for all. */
type Asked = { bbox: string; layers: string }

const kept = { staleTime: ANSWER_STALE_MS, gcTime: ANSWER_KEPT_MS }
const narrowing = (layers: string) => (layers ? { layers } : {})

export const pinsQuery = ({ bbox, layers, zoom }: Asked & { zoom: number }) =>
  queryOptions({
    queryKey: ['map', 'pins', bbox, layers, zoom],
    queryFn: () => browserApi.get('/api/v1/map', { query: { bbox, zoom, ...narrowing(layers) } }),
    ...kept,
  })

export type AskedPlaces = Asked & { near: string | null }

export const readPlaces = ({ bbox, layers, near }: AskedPlaces, cursor?: string) =>
  browserApi.get('/api/v1/map/places', {
    query: {
      bbox,
      ...narrowing(layers),
      ...(near ? { near } : {}),
      ...(cursor ? { cursor } : {}),
    },
  })

export const placesQuery = (asked: AskedPlaces) =>
  queryOptions({
    queryKey: ['map', 'places', asked.bbox, asked.layers, asked.near],
    queryFn: () => readPlaces(asked),
    ...kept,
  })

export const placeQuery = (id: string) =>
  queryOptions({
    queryKey: ['map', 'place', id],
    queryFn: () => browserApi.get('/api/v1/map/places/:id', { params: { id } }),
    ...kept,
  })
