import type { EstablishmentChanges } from '@portal/contract/guide/establishments/establishment-fields'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQueryClient } from '@tanstack/react-query'
import { type Outcome as SaveOutcome, useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { allowanceQuery, myListingsQuery, ownListingQuery } from './my-listings.queries.ts'
import { myListingsTexts } from './my-listings.texts.ts'

export type Outcome = SaveOutcome<OwnEstablishment>

export type NewListing = EstablishmentChanges & { id: string; name: string; category_id: string }
type Version = Pick<OwnEstablishment, 'id' | 'version'>

/** Everything an owner does to a listing. One at a time, and none of it throws. */
export function useListingWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  function keep(listing: OwnEstablishment) {
    client.setQueryData(ownListingQuery(listing.id).queryKey, listing)
    void client.invalidateQueries({ queryKey: myListingsQuery().queryKey })
    void client.invalidateQueries({ queryKey: allowanceQuery().queryKey })
  }
  async function read(id: string) {
    const query = { ...ownListingQuery(id, api), staleTime: 0 }
    return client.fetchQuery(query).catch(() => null)
  }
  const { isSaving, save } = useSave<OwnEstablishment>({ onSaved: keep, retries: false })
  const attempt = (run: () => Promise<OwnEstablishment>, failed?: string) => save({ run, failed })

  return {
    isPending: isSaving,
    keep,
    read,
    create: (body: NewListing) =>
      attempt(() => api.send('POST', '/api/v1/my/establishments', { body })),
    update: ({ id, version }: Version, changes: EstablishmentChanges) =>
      attempt(() =>
        api.send('PATCH', '/api/v1/my/establishments/:id', {
          params: { id },
          body: { version, changes },
        }),
      ),
    setHours: ({ id, version }: Version, hours: OpeningHours | null) =>
      attempt(
        () =>
          api.send('PUT', '/api/v1/my/establishments/:id/hours', {
            params: { id },
            body: { version, hours },
          }),
        myListingsTexts.save.failed,
      ),
    setPhotos: ({ id, version }: Version, photos: { id: string; alt?: string }[]) =>
      attempt(
        () =>
          api.send('PUT', '/api/v1/my/establishments/:id/photos', {
            params: { id },
            body: { version, photos },
          }),
        myListingsTexts.save.failed,
      ),
    submit: (id: string, failed?: string) =>
      attempt(
        () => api.send('POST', '/api/v1/my/establishments/:id/submit', { params: { id } }),
        failed,
      ),
    archive: (id: string, failed?: string) =>
      attempt(
        () => api.send('POST', '/api/v1/my/establishments/:id/archive', { params: { id } }),
        failed,
      ),
  }
}
