import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import type { Team } from '@portal/contract/team/team'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { Panel } from '~/ui/Panel.tsx'
import { PrivateFailure } from '~/ui/PrivateFailure.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ConnectionsPanel } from './ConnectionsPanel.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberRow } from './MemberRow.tsx'
import { OwnershipOfferPanel } from './OwnershipOfferPanel.tsx'
import { teamQuery } from './team.queries.ts'
import { teamTexts as texts } from './team.texts.ts'
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
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
      <div className="grid min-w-0 gap-5">
        {offer ? (
          <OwnershipOfferPanel
            offer={offer}
            placeName={establishment.name}
            changes={changes}
            onAccepted={() => void client.invalidateQueries({ queryKey: ['me'] })}
          />
        ) : null}
        <Panel aria-labelledby="equipe">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 id="equipe" className="text-h3">
              {texts.members.title}
            </h2>
            <p className="text-sm text-muted">{texts.members.count(members.length)}</p>
          </div>
          <ul className="mt-2">
            {members.map((member) => (
              <MemberRow
                key={member.user_id}
                member={member}
                placeName={establishment.name}
                mayHandOver={may.hand_over && !offer && member.role !== 'owner'}
                changes={changes}
                onLeft={leaveScreen}
              />
            ))}
          </ul>
          {may.manage && members.length === 1 ? (
            <p className="border-t border-line pt-4 text-muted">{texts.members.alone}</p>
          ) : null}
          {may.manage ? null : (
            <p className="border-t border-line pt-4 text-sm text-muted">
              {texts.members.notManager}
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
        {may.manage ? <ConnectionsPanel establishmentId={establishment.id} /> : null}
      </div>
      {may.manage ? <InviteForm establishmentId={establishment.id} /> : null}
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
