import {
  CONTRIBUTION_KIND_WORDS,
  CONTRIBUTION_KINDS,
  CONTRIBUTION_STATUS_WORDS,
  CONTRIBUTION_STATUSES,
} from '@portal/contract/contributions/contribution.texts'
import { useQuery } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { useTypedFilter } from '~/ui/use-typed-filter.ts'
import { ContributionsTable } from './ContributionsTable.tsx'
import { contributionsQuery } from './contributions-admin.queries.ts'
import { contributionsAdminTexts as texts } from './contributions-admin.texts.ts'

const ANY = 'todas'
const STATUS = 'situacao'
const KIND = 'tipo'

/** All that people have sent, whatever became of it. What waits is decided in the moderation. */
export function ContributionsScreen({ queue }: { queue: string }) {
  const address = useSearchParams()
  const [search, setSearch] = address
  const typed = useTypedFilter(address, 'busca')
  const trail = cursorTrail(search)
  const status = CONTRIBUTION_STATUSES.find((one) => one === search.get(STATUS))
  const kind = CONTRIBUTION_KINDS.find((one) => one === search.get(KIND))
  const filter = { status, kind, search: typed.search || undefined, cursor: trail.current }
  const list = useQuery(contributionsQuery(filter))
  const isFiltered = Boolean(status || kind || typed.search)
  const choose = (name: string) => (value: string) =>
    setSearch((now) => withFilter(now, name, value === ANY ? '' : value))

  return (
    <Panel aria-label={texts.caption} className="grid gap-5">
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label={texts.search}>
          <Input
            type="search"
            value={typed.typed}
            onChange={(event) => typed.setTyped(event.target.value)}
          />
        </Field>
        <Field label={texts.status}>
          <Select
            value={status ?? ANY}
            onValueChange={choose(STATUS)}
            options={[
              { value: ANY, label: texts.anyStatus },
              ...CONTRIBUTION_STATUSES.map((one) => ({
                value: one,
                label: CONTRIBUTION_STATUS_WORDS[one],
              })),
            ]}
          />
        </Field>
        <Field label={texts.kind}>
          <Select
            value={kind ?? ANY}
            onValueChange={choose(KIND)}
            options={[
              { value: ANY, label: texts.anyKind },
              ...CONTRIBUTION_KINDS.map((one) => ({
                value: one,
                label: CONTRIBUTION_KIND_WORDS[one],
              })),
            ]}
          />
        </Field>
      </div>
      <Loaded query={list} texts={texts} why={failureText} surface="plain">
        {({ contributions, next_cursor }) => (
          <div
            aria-busy={list.isPlaceholderData}
            className={`grid gap-5 ${list.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {contributions.length > 0 ? (
              <ContributionsTable contributions={contributions} queue={queue} />
            ) : (
              <EmptyState
                surface="plain"
                icon={<Camera />}
                title={isFiltered ? texts.none.filteredTitle : texts.none.title}
                action={isFiltered ? <Button onClick={typed.clear}>{texts.clear}</Button> : null}
              >
                {isFiltered ? texts.none.filteredText : texts.none.text}
              </EmptyState>
            )}
            <CursorPagination previous={trail.previous} next={trail.next(next_cursor)} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
