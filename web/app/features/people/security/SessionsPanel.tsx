import type { OpenSession } from '@portal/contract/people/accounts/session'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { SessionRow } from './SessionRow.tsx'
import { SignOutButtons } from './SignOutButtons.tsx'
import { openSessionsQuery } from './security.queries.ts'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.sessions

/** Where the account is open, and the ways to close it there. */
export function SessionsPanel({ onLeaveAll }: { onLeaveAll: () => void }) {
  const sessions = useQuery(openSessionsQuery())
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SecurityPanel heading={heading} title={texts.title} intro={texts.intro}>
      {sessions.isPending ? <SessionsSkeleton /> : null}
      {sessions.isError ? (
        <ErrorState
          title={texts.failed}
          surface="plain"
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      ) : null}
      {sessions.data ? (
        // The button that asked goes away with its row: the heading takes the focus over.
        <SessionList
          sessions={sessions.data}
          onLeaveAll={onLeaveAll}
          focusHeading={() => heading.current ?? true}
        />
      ) : null}
    </SecurityPanel>
  )
}

type SessionListProps = {
  sessions: readonly OpenSession[]
  onLeaveAll: () => void
  focusHeading: () => HTMLElement | true
}

function SessionList({ sessions, onLeaveAll, focusHeading }: SessionListProps) {
  const [asked, setAsked] = useState<OpenSession | null>(null)
  const [isAsking, setAsking] = useState(false)
  function ask(session: OpenSession) {
    setAsked(session)
    setAsking(true)
  }
  return (
    <>
      <ul aria-label={texts.title} className="divide-y divide-line border-y border-line">
        {currentFirst(sessions).map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
        ))}
      </ul>
      <SignOutButtons
        hasOthers={sessions.some(({ is_current }) => !is_current)}
        onLeaveAll={onLeaveAll}
        finalFocus={focusHeading}
      />
      {asked ? (
        <EndSessionDialog
          session={asked}
          open={isAsking}
          onOpenChange={setAsking}
          finalFocus={focusHeading}
        />
      ) : null}
    </>
  )
}

function currentFirst(sessions: readonly OpenSession[]) {
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
}

function SessionsSkeleton() {
  return (
    <div role="status" className="grid gap-4 border-y border-line py-4">
      <span className="sr-only">{texts.loading}</span>
      {['first', 'second'].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-10" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-40" />
            <Skeleton className="w-56 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
