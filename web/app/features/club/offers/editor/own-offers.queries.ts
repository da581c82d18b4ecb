import type { OwnOffer } from '@portal/contract/club/offers/offer'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { offersEditorTexts as texts } from './offers-editor.texts.ts'

const OFFERS = '/api/v1/my/establishments/:id/offers'

export const ownOffersQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'offers', id],
    queryFn: () => api.get(OFFERS, { params: { id } }),
    refetchOnMount: 'always',
  })

type Asked = 'published' | 'paused' | 'ended'

export function useOfferStates(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = ownOffersQuery(id)
  const readAgain = () => client.invalidateQueries({ queryKey })
  const { isSaving, save } = useSave<OwnOffer>({ onSaved: readAgain, onRefused: readAgain })
  return {
    isSaving,
    setState: ({ id: offer, version }: OwnOffer, state: Asked) =>
      save({
        done: texts.states[state],
        failed: texts.stateFailed,
        run: () =>
          api.send('POST', `${OFFERS}/:offer/state`, {
            params: { id, offer },
            body: { version, state },
          }),
      }),
  }
}
