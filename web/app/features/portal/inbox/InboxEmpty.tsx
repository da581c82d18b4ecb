import { Archive, Inbox, MailCheck } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { inboxTexts } from './inbox.texts.ts'
import type { Shown } from './use-inbox-address.ts'

type InboxEmptyProps = {
  shown: Shown
  isFirstPage: boolean
  /** Null while nobody can see the page. */
  pageAddress: string | null
  onShowAll: () => void
  onFirstPage: () => void
}

export function InboxEmpty(props: InboxEmptyProps) {
  const { shown, isFirstPage, pageAddress, onShowAll, onFirstPage } = props
  const { empty } = inboxTexts
  if (!isFirstPage) {
    return (
      <EmptyState
        surface="plain"
        level="h2"
        icon={<Inbox />}
        title={empty.lastPageTitle}
        action={<Button onClick={onFirstPage}>{empty.lastPageAction}</Button>}
      >
        {empty.lastPageText}
      </EmptyState>
    )
  }
  if (shown === 'archived') {
    return (
      <EmptyState
        surface="plain"
        level="h2"
        icon={<Archive />}
        title={empty.archivedTitle}
        action={<Button onClick={onShowAll}>{empty.readAction}</Button>}
      >
        {empty.archivedText}
      </EmptyState>
    )
  }
  if (shown === 'unread') {
    return (
      <EmptyState
        surface="plain"
        level="h2"
        icon={<MailCheck />}
        title={empty.readTitle}
        action={<Button onClick={onShowAll}>{empty.readAction}</Button>}
      >
        {empty.readText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      surface="plain"
      level="h2"
      icon={<Inbox />}
      title={empty.title}
      action={
        pageAddress ? (
          <LinkButton to={pageAddress} look="line">
            {empty.action}
          </LinkButton>
        ) : null
      }
    >
      {empty.text}
    </EmptyState>
  )
}
