import type { OwnProperty } from '@portal/contract/properties/properties/own-property'
import {
  LEAD_STAGE_WORDS,
  type LeadStage,
} from '@portal/contract/properties/properties/properties.texts'
import type { PropertyLead } from '@portal/contract/properties/properties/property-lead'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { FIRST_PAGE } from '~/platform/first-page.ts'
import { propertiesEditorTexts as texts } from './properties-editor.texts.ts'

const PROPERTIES = '/api/v1/my/establishments/:id/properties'
const LEADS = '/api/v1/my/establishments/:id/property-leads'
export const leadsKey = (id: string) => ['me', 'property-leads', id] as const

export const ownPropertiesQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'properties', id],
    queryFn: () => api.get(PROPERTIES, { params: { id } }),
    refetchOnMount: 'always',
  })

export const leadsQuery = (id: string, stage: LeadStage | null, api: ApiClient = browserApi) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey(id), stage],
    queryFn: ({ pageParam }) =>
      api.get(LEADS, {
        params: { id },
        query: {
          ...(pageParam ? { cursor: pageParam } : {}),
          ...(stage ? { stage } : {}),
        },
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchOnMount: 'always',
  })

type Asked = 'published' | 'hidden' | 'archived'

export function usePropertyMoves(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: ownPropertiesQuery(id).queryKey })
  const { isSaving, save } = useSave<OwnProperty>({ onSaved: readAgain, onRefused: readAgain })
  return {
    isSaving,
    move: ({ id: property, version }: OwnProperty, status: Asked) =>
      save({
        done: texts.moved[status],
        failed: texts.moveFailed,
        run: () =>
          api.send('POST', `${PROPERTIES}/:property/status`, {
            params: { id, property },
            body: { version, status },
          }),
      }),
    confirm: ({ id: property }: OwnProperty) =>
      save({
        done: texts.confirmed,
        failed: texts.moveFailed,
        run: () =>
          api.send('POST', `${PROPERTIES}/:property/confirmation`, { params: { id, property } }),
      }),
  }
}

export function useLeadWrites(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: leadsKey(id) })
    await client.invalidateQueries({ queryKey: ownPropertiesQuery(id).queryKey })
  }
  const { isSaving, save } = useSave<PropertyLead>({ onSaved: readAgain, onRefused: readAgain })
  return {
    isSaving,
    async move(lead: string, stage: LeadStage): Promise<boolean> {
      const outcome = await save({
        done: texts.leads.moved(LEAD_STAGE_WORDS[stage]),
        failed: texts.leads.moveFailed,
        run: () =>
          api.send('PUT', `${LEADS}/:lead/stage`, { params: { id, lead }, body: { stage } }),
      })
      return outcome.kind === 'saved'
    },
    async note(lead: string, text: string, idempotency_key: string): Promise<boolean> {
      const outcome = await save({
        done: texts.leads.noted,
        failed: texts.leads.noteFailed,
        run: () =>
          api.send('POST', `${LEADS}/:lead/notes`, {
            params: { id, lead },
            body: { text, idempotency_key },
          }),
      })
      return outcome.kind === 'saved'
    },
  }
}
