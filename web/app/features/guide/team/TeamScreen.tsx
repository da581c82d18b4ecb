import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { Team } from '@portal/contract/guide/team/team'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PrivateFailure } from '~/ui/PrivateFailure.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ConnectionsPanel } from './ConnectionsPanel.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberDetail, MemberRow } from './MemberRow.tsx'
import { OwnershipOfferPanel } from './OwnershipOfferPanel.tsx'
import { RolesTable } from './RoleRights.tsx'
import { teamQuery } from './team.queries.ts'
import { teamTexts as texts } from './team.texts.ts'
import { useTeamAddress } from './use-team-address.ts'
import { useTeamChanges } from './use-team-changes.ts'

type TeamScreenProps = { establishment: Pick<MyEstablishment, 'id' | 'name'> }

/** Who acts for the place. What each may do, the server says. */
export function TeamScreen({ establishment }: TeamScreenProps) {
  const team = useQuery(teamQuery(establishment.id))
  if (team.data) return <TeamPanels establishment={establishment} team={team.data} />
  return (
    <Panel aria-label={texts.label}>
      {team.isError ? (
        <PrivateFailure
          status={failureStatus(team.error)}
          title={texts.loadError}
          text={failureText(team.error)}
          onRetry={() => void team.refetch()}
          retrying={team.isFetching}
        />
      ) : (
        <TeamSkeleton />
      )}
    </Panel>
  )
}

function TeamPanels({ establishment, team }: TeamScreenProps & { team: Team }) {
  const changes = useTeamChanges(establishment.id)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { members, invitations, may, ownership_offer: offer } = team

  /** The place is no longer theirs: every list that had it is read anew, elsewhere. */
  function leaveScreen() {
    void navigate('/dash-clube', { replace: true })
    void client.resetQueries({ queryKey: ['me'] })
  }
  const place = useTeamAddress()
  const person = members.find(({ user_id: id }) => id === place.personId)
  if (person) {
    return (
      <MemberDetail
        key={person.user_id}
        member={person}
        placeName={establishment.name}
        mayManage={may.manage}
        mayHandOver={may.hand_over && !offer && person.role !== 'owner'}
        changes={changes}
        back={place.team}
        onDone={place.toTeam}
        onLeft={leaveScreen}
      />
    )
  }
  if (place.isInviting && may.manage) {
    return (
      <InviteForm
        establishment={establishment}
        changes={changes}
        back={place.team}
        onSent={place.toTeam}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-[2rem]">{texts.members.title(members.length, invitations.length)}</h1>
        {may.manage ? (
          <LinkButton to={place.invite} className="max-md:w-full">
            <UserPlus aria-hidden="true" />
            {texts.invite.open}
          </LinkButton>
        ) : null}
      </header>
      {offer ? (
        <OwnershipOfferPanel
          offer={offer}
          placeName={establishment.name}
          changes={changes}
          onAccepted={() => void client.invalidateQueries({ queryKey: ['me'] })}
        />
      ) : null}
      <Panel aria-label={texts.members.list} className="py-1! md:py-2!">
        <ul>
          {members.map((member) => (
            <MemberRow key={member.user_id} member={member} to={place.person(member.user_id)} />
          ))}
        </ul>
        {may.manage && members.length > 1 ? null : (
          <p className="border-line border-t py-4 text-muted">
            {may.manage ? texts.members.alone : texts.members.notManager}
          </p>
        )}
      </Panel>
      {invitations.length > 0 ? (
        <Panel aria-labelledby="convites">
          <h2 id="convites" className="text-h3">
            {texts.invitations.title}
          </h2>
          <ul className="mt-2">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} changes={changes} />
            ))}
          </ul>
        </Panel>
      ) : null}
      <RolesTable members={members} />
      {may.manage ? <ConnectionsPanel establishmentId={establishment.id} /> : null}
    </div>
  )
}

function TeamSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{texts.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex items-center gap-3 border-b border-line pb-4">
          <Skeleton shape="circle" className="size-10 flex-none" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
