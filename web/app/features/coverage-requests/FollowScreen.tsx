import { useQuery } from '@tanstack/react-query'
import { CloudOff, Unlink } from 'lucide-react'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { ASK } from './coverage.constants.ts'
import { followTexts as texts } from './coverage.texts.ts'
import { FollowedRequest } from './FollowedRequest.tsx'
import { followedQuery } from './follow.queries.ts'

/** What no link of ours ever looks like: the server would only say the same. */
const TOKEN = /^[\w-]{43}$/

/** /solicitar-cobertura/acompanhar: the request behind the private link, and nothing without it. */
export function FollowScreen() {
  const token = useLinkToken()
  if (token === undefined) return <Waiting label={texts.loading} />
  if (token === null || !TOKEN.test(token)) return <Invalid />
  return <KnownLink token={token} />
}

function KnownLink({ token }: { token: string }) {
  const request = useQuery(followedQuery(token))
  if (request.data) return <FollowedRequest request={request.data} token={token} />
  if (!request.isError) return <Waiting label={texts.loading} />
  if (failureStatus(request.error) === 422) return <Invalid />
  return (
    <Outcome icon={<CloudOff />} title={texts.failed} text={failureText(request.error)}>
      <Button look="primary" pending={request.isFetching} onClick={() => void request.refetch()}>
        {texts.retry}
      </Button>
    </Outcome>
  )
}

function Invalid() {
  const { title, text, action } = texts.invalid
  return (
    <Outcome icon={<Unlink />} title={title} text={text}>
      <LinkButton to={ASK} look="line">
        {action}
      </LinkButton>
    </Outcome>
  )
}
