import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, CloudOff, MailOpen, Unlink } from 'lucide-react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { dayText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { isLinkToken } from '~/ui/ReadByLink.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { peopleTexts } from './people.texts.ts'

const texts = peopleTexts.invitation

/** /convite-portal: what the link of the e-mail is about, and the way to say yes. */
export function StaffInvitationScreen() {
  const token = useLinkToken()
  const { isLoading } = useAuth()
  if (token === undefined || isLoading) return <Waiting label={texts.loading} />
  return isLinkToken(token) ? <Invitation token={token} /> : <Invalid />
}

function Invitation({ token }: { token: string }) {
  const { user, signOut } = useAuth()
  const invitation = useQuery({
    queryKey: ['me', 'staff-invitation', token],
    queryFn: () => browserApi.send('POST', '/api/v1/staff-invitations/read', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const accept = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/staff-invitations/accept', { body: { token } }),
    // The role is there from the next session on.
    onSuccess: () => signOut(),
  })
  if (accept.data) return <Accepted role={peopleTexts.roles[accept.data.role]} />
  const error = accept.error ?? invitation.error
  if (error instanceof ApiError && error.status === 422) return <Invalid />
  if (error) {
    const again = accept.error ? () => accept.mutate() : () => void invitation.refetch()
    return (
      <Outcome icon={<CloudOff />} title={texts.failed} text={failureText(error)}>
        <Button look="primary" pending={accept.isPending} onClick={again}>
          {texts.retry}
        </Button>
      </Outcome>
    )
  }
  if (!invitation.data) return <Waiting label={texts.loading} />
  const { email, role, expires_at } = invitation.data
  const offer = texts.offer(peopleTexts.roles[role], dayText(new Date(expires_at)))
  // In the browser's own history, never in an address that is sent anywhere.
  const state = { from: `/convite-portal#token=${token}`, email }
  if (!user || user.email !== email) {
    return (
      <Outcome
        icon={<MailOpen />}
        title={texts.title}
        text={`${offer} ${user ? texts.otherAccount(user.email, email) : texts.signedOut(email)}`}
      >
        {user ? (
          <Button look="primary" onClick={() => void signOut()}>
            {texts.leave}
          </Button>
        ) : (
          <>
            <LinkButton to="/auth" state={state} look="primary">
              {texts.signIn}
            </LinkButton>
            <LinkButton to="/criar-conta?plan=clube" state={state} look="line">
              {texts.signUp}
            </LinkButton>
          </>
        )}
      </Outcome>
    )
  }
  return (
    <Outcome icon={<MailOpen />} title={texts.title} text={offer}>
      <Button look="primary" pending={accept.isPending} onClick={() => accept.mutate()}>
        {texts.accept}
      </Button>
    </Outcome>
  )
}

function Accepted({ role }: { role: string }) {
  return (
    <Outcome icon={<CircleCheck />} title={texts.accepted} text={texts.acceptedText(role)}>
      <LinkButton to="/auth" state={{ from: '/admin' }} look="primary">
        {texts.signInAgain}
      </LinkButton>
    </Outcome>
  )
}

function Invalid() {
  return (
    <Outcome icon={<Unlink />} title={texts.invalid} text={texts.invalidText}>
      <LinkButton to="/" look="line">
        {texts.home}
      </LinkButton>
    </Outcome>
  )
}
