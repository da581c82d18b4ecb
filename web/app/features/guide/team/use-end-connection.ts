import type { BusinessConnection } from '@portal/contract/guide/team/connections'
import { useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { connectionsKey, teamKey } from './team.queries.ts'
import { teamTexts } from './team.texts.ts'

const texts = teamTexts.connections
const PLACE = '/api/v1/my/establishments/:id'

/** Each ends by the call of its own screen; what is left is asked for again. */
export function useEndConnection(establishmentId: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const readAgain = () =>
    Promise.all(
      [connectionsKey(establishmentId), teamKey(establishmentId)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const { save } = useSave<unknown>({ onSaved: readAgain, onRefused: readAgain, queue: 'team' })
  const place = { id: establishmentId }

  function call({ kind, id }: BusinessConnection): Promise<unknown> {
    switch (kind) {
      case 'invitation':
        return api.send('DELETE', `${PLACE}/team/invitations/:invitation`, {
          params: { ...place, invitation: id },
        })
      case 'calendar-link':
        return api.send('POST', `${PLACE}/lodging-units/:unit/calendar-link`, {
          params: { ...place, unit: id },
        })
      case 'calendar-feed':
        return api.send('DELETE', `${PLACE}/calendar-feeds/:feed`, {
          params: { ...place, feed: id },
        })
      case 'pos':
        return api.send('DELETE', `${PLACE}/pos`, { params: place })
      case 'property-feed':
        return api.send('DELETE', `${PLACE}/property-feed`, { params: place })
      case 'property-crm':
        return api.send('DELETE', `${PLACE}/property-crm`, { params: place })
    }
  }
  return {
    end: (connection: BusinessConnection) =>
      save({
        done: texts.kinds[connection.kind].done,
        failed: texts.failed,
        run: () => call(connection),
      }),
  }
}
