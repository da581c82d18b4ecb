import type { readInvitation } from '@portal/contract/guide/team/team'
import { sentenceOfRole } from '@portal/contract/guide/team/team-rights'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
import { CircleCheck, MailOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ApiError } from '~/platform/api.ts'
import { dayText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { OtherAccount, SignInFirst } from './InvitationAccount.tsx'
import { teamTexts } from './team.texts.ts'
import { useAcceptInvitation } from './use-invitation.ts'

const texts = teamTexts.invitation

export type Invitation = EndpointResult<typeof readInvitation>

type InvitationCardProps = { token: string; invitation: Invitation }

export function InvitationCard({ token, invitation }: InvitationCardProps) {
  const accept = useAcceptInvitation(token)
  const { establishment } = invitation
  const dashboard = `/dash-espadarte?negocio=${establishment.id}`
  if (accept.data) {
    return (
      <Outcome
        icon={<CircleCheck />}
        title={texts.accepted.title}
        text={texts.accepted.text(establishment.name, teamTexts.roles[accept.data.role])}
      >
        <LinkButton to={dashboard} look="primary">
          {texts.accepted.action}
        </LinkButton>
      </Outcome>
    )
  }
  if (isCode(accept.error, 'team.own-place')) {
    return (
      <Outcome icon={<CircleCheck />} title={texts.own.title} text={texts.own.text}>
        <LinkButton to={dashboard} look="primary">
          {texts.accepted.action}
        </LinkButton>
      </Outcome>
    )
  }
  return (
    <InvitationFrame invitation={invitation}>
      <Answer
        token={token}
        invitation={invitation}
        isPending={accept.isPending}
        onAccept={() => accept.mutate()}
      />
    </InvitationFrame>
  )
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

type AnswerProps = InvitationCardProps & { isPending: boolean; onAccept: () => void }

function Answer({ token, invitation, isPending, onAccept }: AnswerProps) {
  const { user } = useAuth()
  if (!user) return <SignInFirst token={token} invitedEmail={invitation.email} />
  if (invitation.email !== null && user.email !== invitation.email) {
    return <OtherAccount token={token} invitedEmail={invitation.email} ownEmail={user.email} />
  }
  return (
    <Button look="primary" block pending={isPending} onClick={onAccept}>
      {texts.accept}
    </Button>
  )
}

type InvitationFrameProps = { invitation: Invitation; children: React.ReactNode }

function InvitationFrame({ invitation, children }: InvitationFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { establishment, role, expires_at } = invitation
  const facts = [
    [texts.role, `${teamTexts.roles[role]}. ${sentenceOfRole(role)}`],
    [texts.until, dayText(new Date(expires_at))],
  ]
  return (
    <div className="wrap grid min-h-[55dvh] place-items-center py-10 md:py-14">
      <Panel aria-labelledby="convite" className="w-full max-w-130 p-6! md:p-8!">
        <MailOpen aria-hidden="true" className="size-10 text-mar-700" />
        <h1
          id="convite"
          ref={heading}
          tabIndex={-1}
          className="mt-4 text-h2 wrap-anywhere outline-none"
        >
          {texts.title(establishment.name)}
        </h1>
        <dl className="mt-5 mb-6 grid gap-3">
          {facts.map(([name, value]) => (
            <div key={name} className="border-t border-line pt-3">
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </Panel>
    </div>
  )
}
