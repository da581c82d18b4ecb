import { useQuery } from '@tanstack/react-query'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { InvalidLink, isLinkToken, ReadByLink } from '~/ui/ReadByLink.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { ASK, FOLLOW } from './coverage.constants.ts'
import { followTexts as texts } from './coverage.texts.ts'
import { FollowedRequest } from './FollowedRequest.tsx'
import { followedQuery } from './follow.queries.ts'

export const meta = linkPageMeta(texts.title, FOLLOW)

/** /solicitar-cobertura/acompanhar: the request behind the private link, and nothing without it. */
export default function FollowScreen() {
  const token = useLinkToken()
  if (token === undefined) return <Waiting label={texts.loading} />
  return isLinkToken(token) ? <KnownLink token={token} /> : <InvalidLink texts={texts} to={ASK} />
}

function KnownLink({ token }: { token: string }) {
  const request = useQuery(followedQuery(token))
  return (
    <ReadByLink
      read={request}
      status={failureStatus(request.error)}
      failure={failureText(request.error)}
      texts={texts}
      to={ASK}
    >
      {(found) => <FollowedRequest request={found} token={token} />}
    </ReadByLink>
  )
}
