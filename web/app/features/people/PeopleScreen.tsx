import type { PersonSummary } from '@portal/contract/accounts/people'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonDrawer } from './PersonDrawer.tsx'
import { peopleQuery } from './people.queries.ts'
import { peopleTexts } from './people.texts.ts'
import { usePeopleFilter } from './use-people-filter.ts'

/** `historyOf`: where the deeds around a person can be read. */
export function PeopleScreen({ historyOf }: { historyOf: (personId: string) => string }) {
  const { filter, trail, isFiltered, clear, ...filters } = usePeopleFilter()
  const people = useQuery(peopleQuery(filter))
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = people.data?.people.find(({ id }) => id === openId)
  return (
    <Panel aria-label={peopleTexts.caption} className="grid gap-4">
      <PeopleFilters {...filters} />
      <p role="status" className="text-muted">
        {people.data ? peopleTexts.count(people.data.total) : null}
      </p>
      {people.isError ? (
        <ErrorState
          surface="plain"
          title={peopleTexts.loadError}
          onRetry={() => void people.refetch()}
          retrying={people.isFetching}
        >
          {failureText(people.error)}
        </ErrorState>
      ) : people.data ? (
        <div
          aria-busy={people.isPlaceholderData}
          className={people.isPlaceholderData ? 'opacity-60' : undefined}
        >
          <PeopleList
            people={people.data.people}
            isFiltered={isFiltered}
            onClear={clear}
            onOpen={({ id }) => setOpenId(id)}
          />
          <div className="mt-4">
            <CursorPagination
              previous={trail.previous}
              next={trail.next(people.data.next_cursor)}
            />
          </div>
        </div>
      ) : (
        <PeopleSkeleton />
      )}
      {opened ? (
        <PersonDrawer
          person={opened}
          onClose={() => setOpenId(null)}
          history={
            <TextLink to={historyOf(opened.id)} block>
              {peopleTexts.details.history}
            </TextLink>
          }
        />
      ) : null}
    </Panel>
  )
}

type PeopleListProps = {
  people: PersonSummary[]
  isFiltered: boolean
  onClear: () => void
  onOpen: (person: PersonSummary) => void
}

function PeopleList({ people, isFiltered, onClear, onOpen }: PeopleListProps) {
  const { none, clear } = peopleTexts
  if (people.length > 0) return <PeopleTable people={people} onOpen={onOpen} />
  return (
    <EmptyState
      surface="plain"
      icon={<UsersRound />}
      title={isFiltered ? none.filteredTitle : none.title}
      action={isFiltered ? <Button onClick={onClear}>{clear}</Button> : null}
    >
      {isFiltered ? none.filteredText : none.text}
    </EmptyState>
  )
}

function PeopleSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{peopleTexts.loading}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex gap-4 border-b border-line pb-4">
          <Skeleton className="w-1/4" />
          <Skeleton className="w-1/3" />
          <Skeleton className="w-1/6" />
        </div>
      ))}
    </div>
  )
}
