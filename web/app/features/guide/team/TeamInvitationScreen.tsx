import { useQuery } from '@tanstack/react-query'
import { CloudOff, Unlink } from 'lucide-react'
import { ApiError } from '~/platform/api.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import { teamTexts } from './team.texts.ts'
import { invitationQuery } from './use-invitation.ts'

const texts = teamTexts.invitation
/** What no invitation ever looks like: the server would only say the same. */
const TOKEN = /^[\w-]{43}$/

/** /convite-equipe: what the link of the e-mail is about, and the way to say yes. */
export function TeamInvitationScreen() {
  const token = useLinkToken()
  const { isLoading } = useAuth()
  if (token === undefined || isLoading) return <Waiting label={texts.loading} />
  if (token === null || !TOKEN.test(token)) return <Invalid />
  return <KnownLink token={token} />
}

function KnownLink({ token }: { token: string }) {
  const invitation = useQuery(invitationQuery(token))
  if (invitation.data) return <InvitationCard token={token} invitation={invitation.data} />
  if (!invitation.isError) return <Waiting label={texts.loading} />
  const { error } = invitation
  if (error instanceof ApiError && error.status === 422) return <Invalid />
  return (
    <Outcome
      icon={<CloudOff />}
      title={texts.failed.title}
      text={error instanceof ApiError ? error.message : texts.failed.connection}
    >
      <Button
        look="primary"
        pending={invitation.isFetching}
        onClick={() => void invitation.refetch()}
      >
        {texts.failed.retry}
      </Button>
    </Outcome>
  )
}

function Invalid() {
  const { user } = useAuth()
  const { title, text, member, dashboard, action } = texts.invalid
  return (
    <Outcome icon={<Unlink />} title={title} text={user ? `${text} ${member}` : text}>
      <LinkButton to={user ? '/dash-espadarte' : '/'} look="line">
        {user ? dashboard : action}
      </LinkButton>
    </Outcome>
  )
}
