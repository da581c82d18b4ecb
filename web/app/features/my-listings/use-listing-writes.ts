import type { EstablishmentChanges } from '@portal/contract/establishments/establishment-fields'
import type { OpeningHours } from '@portal/contract/establishments/hours-types'
import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import type { FieldName } from '@portal/contract/establishments/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import type { FormProblem } from './listing-form.rules.ts'
import { myListingsQuery, ownListingQuery, roomForMoreQuery } from './my-listings.queries.ts'

/** How a write ended. `stale`: somebody saved before; `latest` is null where it could not be read. */
export type Outcome =
  | { kind: 'saved'; listing: OwnEstablishment }
  | { kind: 'stale'; latest: OwnEstablishment | null }
  | { kind: 'refused'; problems: FormProblem[]; sentence: string }
  /** Pressed twice: the first press is still on its way. */
  | { kind: 'busy' }

export type NewListing = EstablishmentChanges & { id: string; name: string; category_id: string }
type Version = Pick<OwnEstablishment, 'id' | 'version'>

/** Everything an owner does to a listing. One at a time, and none of it throws. */
export function useListingWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  function keep(listing: OwnEstablishment) {
    client.setQueryData(ownListingQuery(listing.id).queryKey, listing)
    void client.invalidateQueries({ queryKey: myListingsQuery().queryKey })
    void client.invalidateQueries({ queryKey: roomForMoreQuery().queryKey })
  }
  async function read(id: string) {
    const query = { ...ownListingQuery(id, api), staleTime: 0 }
    return client.fetchQuery(query).catch(() => null)
  }
  async function attempt(run: () => Promise<OwnEstablishment>, id?: string): Promise<Outcome> {
    if (isRunning.current) return { kind: 'busy' }
    isRunning.current = true
    setPending(true)
    try {
      const listing = await run()
      keep(listing)
      return { kind: 'saved', listing }
    } catch (error) {
      if (id && error instanceof ApiError && error.code === 'stale') {
        return { kind: 'stale', latest: await read(id) }
      }
      return { kind: 'refused', problems: problemsOfRefusal(error), sentence: failureText(error) }
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return {
    isPending,
    read,
    create: (body: NewListing) =>
      attempt(() => api.send('POST', '/api/v1/my/establishments', { body })),
    update: ({ id, version }: Version, changes: EstablishmentChanges) =>
      attempt(
        () =>
          api.send('PATCH', '/api/v1/my/establishments/:id', {
            params: { id },
            body: { version, changes },
          }),
        id,
      ),
    setHours: ({ id, version }: Version, hours: OpeningHours | null) =>
      attempt(
        () =>
          api.send('PUT', '/api/v1/my/establishments/:id/hours', {
            params: { id },
            body: { version, hours },
          }),
        id,
      ),
    setPhotos: ({ id, version }: Version, photos: { id: string; alt?: string }[]) =>
      attempt(
        () =>
          api.send('PUT', '/api/v1/my/establishments/:id/photos', {
            params: { id },
            body: { version, photos },
          }),
        id,
      ),
    submit: (id: string) =>
      attempt(() => api.send('POST', '/api/v1/my/establishments/:id/submit', { params: { id } })),
    archive: (id: string) =>
      attempt(() => api.send('POST', '/api/v1/my/establishments/:id/archive', { params: { id } })),
  }
}

/** The API names a field of the body ("changes.name"); the form knows it by its own name. */
export function problemsOfRefusal(error: unknown): FormProblem[] {
  if (!(error instanceof ApiError)) return []
  return (error.problem?.errors ?? []).map(({ path, message }) => ({
    field: path.replace(/^(body\.)?(changes\.)?/, '').split('.')[0] as FieldName,
    message,
  }))
}
