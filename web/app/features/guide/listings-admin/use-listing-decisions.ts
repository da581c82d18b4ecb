import type {
  BulkDecision,
  ModeratedEstablishment,
} from '@portal/contract/guide/establishments/moderation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { listingsAdminTexts as texts } from './listings-admin.texts.ts'

type DecisionInput = { decision: BulkDecision; reason: string | undefined }

/** What may be done to listings. Each tells how it ended by itself and never throws. */
export function useListingDecisions(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const write = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    // Also after a failure: what was refused may have changed under our feet.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  const fail = (title: string) => (error: unknown) => {
    toast({ title, description: failureText(error), variant: 'destructive' })
  }

  return {
    async decide(
      listing: ModeratedEstablishment,
      { decision, reason }: DecisionInput,
    ): Promise<boolean> {
      try {
        await write.mutateAsync(() => sendOne(api, listing, decision, reason ?? ''))
        toast({ title: texts.decisions[decision].done(listing.name), variant: 'success' })
        return true
      } catch (error) {
        fail(texts.failed)(error)
        return false
      }
    },

    async feature(listing: ModeratedEstablishment, until: Date | null): Promise<boolean> {
      const { started, ended, failed } = texts.featured
      const call = { params: { id: listing.id }, body: { until: until?.toISOString() ?? null } }
      try {
        await write.mutateAsync(() =>
          api.send('PUT', '/api/v1/admin/establishments/:id/featured', call),
        )
        toast({ title: (until ? started : ended)(listing.name), variant: 'success' })
        return true
      } catch (error) {
        fail(failed)(error)
        return false
      }
    },
  }
}

function sendOne(
  api: ApiClient,
  { id, version }: ModeratedEstablishment,
  decision: BulkDecision,
  reason: string,
): Promise<unknown> {
  const params = { id }
  const path = '/api/v1/admin/establishments/:id' as const
  switch (decision) {
    case 'approve':
      return api.send('POST', `${path}/approve`, { params, body: { version } })
    case 'reject':
      return api.send('POST', `${path}/reject`, { params, body: { version, reason } })
    case 'suspend':
      return api.send('POST', `${path}/suspend`, { params, body: { reason } })
    case 'restore':
      return api.send('POST', `${path}/restore`, { params })
    case 'archive':
      return api.send('POST', '/api/v1/my/establishments/:id/archive', { params })
  }
}
