import type { Team, TeamInvitation, TeamMember, TeamRole } from '@portal/contract/guide/team/team'
import { useQueryClient } from '@tanstack/react-query'
import { useSave, type Write } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { teamKey } from './team.queries.ts'
import { teamTexts as texts } from './team.texts.ts'

const OFFER = '/api/v1/my/establishments/:id/ownership-offer'

/** What may be done to a team. Each tells how it ended by itself and never throws. */
export function useTeamChanges(establishmentId: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const queryKey = teamKey(establishmentId)
  const params = { id: establishmentId }
  const readAgain = () => client.invalidateQueries({ queryKey })
  const { isSaving, save } = useSave<Team | null>({
    onSaved: (team) => (team ? client.setQueryData(queryKey, team) : readAgain()),
    // What was refused may have changed under our feet.
    onRefused: readAgain,
    queue: 'team',
  })
  /** It answers with the team as it is now, or null where that is to be asked for again. */
  const perform = async (write: Write<Team | null>) => (await save(write)).kind === 'saved'
  const sendAway = (member: TeamMember) =>
    api
      .send('DELETE', '/api/v1/my/establishments/:id/team/:user', { params: memberOf(member) })
      .then(() => null)
  const memberOf = ({ user_id }: TeamMember) => ({ ...params, user: user_id })

  return {
    changeRole: (member: TeamMember, role: TeamRole) =>
      perform({
        done: texts.role.done(member.name, texts.roles[role]),
        failed: texts.role.failed,
        run: () =>
          api.send('PUT', '/api/v1/my/establishments/:id/team/:user/role', {
            params: memberOf(member),
            body: { role },
          }),
      }),
    remove: (member: TeamMember) =>
      perform({
        done: texts.remove.done(member.name),
        failed: texts.remove.failed,
        run: () => sendAway(member),
      }),
    /** Nothing of the place is theirs to read from here on: what is in memory goes with it. */
    leave: (member: TeamMember, place: string) =>
      perform({
        done: texts.leave.done(place),
        failed: texts.leave.failed,
        run: () => sendAway(member),
      }),
    cancel: ({ id }: Pick<TeamInvitation, 'id'>) =>
      perform({
        done: texts.invitations.cancelled,
        failed: texts.invitations.cancelFailed,
        run: () =>
          api.send('DELETE', '/api/v1/my/establishments/:id/team/invitations/:invitation', {
            params: { ...params, invitation: id },
          }),
      }),
    resend: ({ email, role }: { email: string; role: TeamRole }) =>
      perform({
        done: texts.invite.done(email),
        failed: texts.invite.failed,
        run: () =>
          api.send('POST', '/api/v1/my/establishments/:id/team/invitations', {
            params,
            body: { email, role },
          }),
      }),
    offer: (member: TeamMember) =>
      perform({
        done: texts.handOver.done(member.name),
        failed: texts.handOver.failed,
        run: () => api.send('PUT', OFFER, { params, body: { user_id: member.user_id } }),
      }),
    withdraw: (done: string) =>
      perform({
        done,
        failed: texts.handOver.withdrawFailed,
        run: () => api.send('DELETE', OFFER, { params }),
      }),
    accept: (place: string) =>
      perform({
        done: texts.handOver.accepted(place),
        failed: texts.handOver.acceptFailed,
        run: () => api.send('POST', `${OFFER}/acceptance`, { params }),
      }),
    isPending: isSaving,
  }
}
