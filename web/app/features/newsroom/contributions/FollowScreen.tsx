import { useQuery } from '@tanstack/react-query'
import { Camera, LogIn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { openAccountDialog } from '~/platform/session/account-dialog.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { cursorTrail } from '~/ui/cursor-trail.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { InvalidLink, isLinkToken, ReadByLink, ReadFailed } from '~/ui/ReadByLink.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { FOLLOW, GALLERY, SEND } from './contributions.constants.ts'
import { myContributionsQuery, sentByLinkQuery } from './follow.queries.ts'
import { OwnContributionCard } from './OwnContributionCard.tsx'
import { followTexts as texts } from './send.texts.ts'

export const meta = linkPageMeta(texts.title, FOLLOW)

/** By the link of an e-mail its one thing; without a link all that an account has sent. */
export default function FollowScreen() {
  const token = useLinkToken()
  const { user, isLoading } = useAuth()
  if (token === undefined || (token === null && isLoading)) return <Waiting label={texts.loading} />
  if (token !== null) {
    return isLinkToken(token) ? (
      <ByLink token={token} />
    ) : (
      <InvalidLink texts={texts} to={GALLERY} />
    )
  }
  return user ? <Mine /> : <Visitor />
}

function ByLink({ token }: { token: string }) {
  const sent = useQuery(sentByLinkQuery(token))
  return (
    <ReadByLink
      read={sent}
      status={failureStatus(sent.error)}
      failure={failureText(sent.error)}
      texts={texts}
      to={GALLERY}
    >
      {(found) => (
        <Frame>
          <OwnContributionCard sent={found} token={token} level="h2" />
        </Frame>
      )}
    </ReadByLink>
  )
}

function Mine() {
  const [search] = useSearchParams()
  const trail = cursorTrail(search)
  const list = useQuery(myContributionsQuery(trail.current))
  if (list.isError) {
    return (
      <ReadFailed
        texts={texts}
        failure={failureText(list.error)}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data) return <Waiting label={texts.loading} />
  const { contributions, next_cursor: next } = list.data
  if (contributions.length === 0) {
    const { title, text, action } = texts.empty
    return (
      <Frame>
        <EmptyState
          icon={<Camera />}
          title={title}
          level="h2"
          action={<LinkButton to={SEND}>{action}</LinkButton>}
        >
          {text}
        </EmptyState>
      </Frame>
    )
  }
  return (
    <Frame>
      <ul className="grid gap-5">
        {contributions.map((sent) => (
          <li key={sent.id}>
            <OwnContributionCard sent={sent} token={null} level="h2" />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <CursorPagination previous={trail.previous} next={trail.next(next)} label={texts.pages} />
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="wrap max-w-190! pt-10 pb-16">
      <h1 className="text-h2">{texts.title}</h1>
      <p className="mt-2 mb-8 text-muted">{texts.lead}</p>
      {children}
    </div>
  )
}

function Visitor() {
  const { title, text, action } = texts.visitor
  return (
    <Outcome icon={<LogIn />} title={title} text={text}>
      <Button look="primary" onClick={() => openAccountDialog('sign-in')}>
        {action}
      </Button>
    </Outcome>
  )
}
