import type {
  PortalSettings,
  PortalSettingsChanges,
} from '@portal/contract/settings/portal-settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { MUTATION_DEFAULTS } from '~/platform/query-client.ts'
import { toast } from '~/ui/toast.ts'
import { portalSettingsQuery } from '../settings.queries.ts'
import { settingsEditorTexts } from './settings-editor.texts.ts'

/**
 * The record as it is now: an editor that starts from a remembered one would be refused later. It is
 * public, so it is not among the answers that a new session forgets: what is typed survives that.
 */
export const currentSettingsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['portal-settings-now'],
    queryFn: () => api.get('/api/v1/portal-settings'),
    gcTime: 0,
  })

/** Spec §8: thrown when the settings could not be updated. */
export class SettingsUpdateError extends Error {
  /** What the API said, where it said anything. */
  readonly answer: ApiError | null

  constructor(cause: unknown) {
    const answer = cause instanceof ApiError ? cause : null
    const { thrown, noAnswer } = settingsEditorTexts.failed
    super(thrown(answer?.message ?? noAnswer), { cause })
    this.name = 'SettingsUpdateError'
    this.answer = answer
  }

  get isStale() {
    return this.answer?.code === 'stale'
  }

  get isRefusal() {
    return this.answer !== null && this.answer.status < 500
  }
}

type SettingsUpdate = { version: number; changes: PortalSettingsChanges }

export function useUpdateSettings(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = portalSettingsQuery(api)
  return useMutation<PortalSettings, SettingsUpdateError, SettingsUpdate>({
    mutationFn: async ({ version, changes }) => {
      const body = { version, changes }
      try {
        return await api.send('PATCH', '/api/v1/admin/portal-settings', { body })
      } catch (cause) {
        throw new SettingsUpdateError(cause)
      }
    },
    retry: (failures, error) => failures < MUTATION_DEFAULTS.retry && !error.isRefusal,
    onSuccess: (updated) => {
      // Replaced, so that the header changes at once, and refreshed (spec §7).
      client.setQueryData(queryKey, updated)
      void client.invalidateQueries({ queryKey })
      const { title, description } = settingsEditorTexts.saved
      toast({ title, description, variant: 'success' })
    },
    onError: () => {
      const { title, description } = settingsEditorTexts.failed
      toast({ title, description, variant: 'destructive' })
    },
  })
}
