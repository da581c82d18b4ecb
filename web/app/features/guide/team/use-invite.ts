import type { inviteByLink, Team, TeamRole } from '@portal/contract/guide/team/team'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
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

export type MadeLink = EndpointResult<typeof inviteByLink>['link']
/** A link and the invitation it opens, by which it is taken back. */
export type Made = { link: MadeLink; invitationId: string }

/** For who has no e-mail at hand: the link goes by WhatsApp, to whoever is chosen there. */
export function useInviteByLink(establishmentId: string, onMade: (made: Made) => void) {
  const client = useQueryClient()
  const { isSaving, save } = useSave<EndpointResult<typeof inviteByLink>>({
    onSaved: ({ team, link }) => {
      client.setQueryData(teamKey(establishmentId), team)
      // The newest stands first.
      const newest = team.invitations.find(({ email }) => email === null)
      onMade({ link, invitationId: newest?.id ?? '' })
    },
  })
  return {
    isPending: isSaving,
    create: (role: TeamRole) =>
      save({
        failed: teamTexts.link.failed,
        run: () =>
          browserApi.send('POST', '/api/v1/my/establishments/:id/team/invitation-links', {
            params: { id: establishmentId },
            body: { role },
          }),
      }),
  }
}

/** What the server has against the e-mail: it is of the team already, or cannot be written to. */
export function refusedEmail({ status, sentence, fields }: Refusal): string | null {
  if (status === 409) return sentence
  return fields.find(({ path }) => path === 'email')?.message ?? null
}
