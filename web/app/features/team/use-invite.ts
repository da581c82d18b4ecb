import type { Team, TeamRole } from '@portal/contract/team/team'
import { useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '~/editing/refusal.ts'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { teamKey } from './team.queries.ts'
import { teamTexts } from './team.texts.ts'

const texts = teamTexts.invite

export function useInvite(establishmentId: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { isSaving, save } = useSave<Team>({
    onSaved: (team) => client.setQueryData(teamKey(establishmentId), team),
  })
  return {
    isPending: isSaving,
    invite: (body: { email: string; role: TeamRole }) =>
      save({
        run: () =>
          api.send('POST', '/api/v1/my/establishments/:id/team/invitations', {
            params: { id: establishmentId },
            body,
          }),
        done: texts.done(body.email),
        failed: (refusal) =>
          refusedEmail(refusal) === null
            ? { title: texts.failed, description: refusal.sentence, variant: 'destructive' }
            : null,
      }),
  }
}

/** What the server has against the e-mail: it is of the team already, or cannot be written to. */
export function refusedEmail({ status, sentence, fields }: Refusal): string | null {
  if (status === 409) return sentence
  return fields.find(({ path }) => path === 'email')?.message ?? null
}
