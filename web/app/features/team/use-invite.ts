import type { TeamRole } from '@portal/contract/team/team'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { teamKey } from './team.queries.ts'
import { teamTexts } from './team.texts.ts'

const texts = teamTexts.invite

/** `onRefused` hears what the server has against the e-mail; everything else is told by a toast. */
export function useInvite(
  establishmentId: string,
  onRefused: (reason: string) => void,
  api: ApiClient = browserApi,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; role: TeamRole }) =>
      api.send('POST', '/api/v1/my/establishments/:id/team/invitations', {
        params: { id: establishmentId },
        body,
      }),
    onSuccess: (team, { email }) => {
      client.setQueryData(teamKey(establishmentId), team)
      toast({ title: texts.done(email), variant: 'success' })
    },
    onError: (error) => {
      const reason = aboutEmail(error)
      if (reason) onRefused(reason)
      else toast({ title: texts.failed, description: failureText(error), variant: 'destructive' })
    },
  })
}

function aboutEmail(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 409) return error.message
  return error.problem?.errors?.find(({ path }) => path.includes('email'))?.message ?? null
}
