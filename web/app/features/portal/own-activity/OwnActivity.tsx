import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { type ActivityLine, newestOf } from './activity-line.rules.ts'
import { activityQuery, newestQuery } from './own-activity.queries.ts'
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  ownActivityTexts as texts,
} from './own-activity.texts.ts'

const MOST_TOGETHER = 8

/** Everything a person sent to the portal or through it, and what became of it. */
export function OwnActivity() {
  const [kind, setKind] = useState<ActivityKind | null>(null)
  return (
    <Panel>
      <ChipRow role="group" aria-label={texts.filter}>
        <Chip pressed={kind === null} onClick={() => setKind(null)}>
          {texts.all}
        </Chip>
        {ACTIVITY_KINDS.map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => setKind(one)}>
            {texts.names[one]}
          </Chip>
        ))}
      </ChipRow>
      <div className="mt-2" aria-live="polite">
        {kind ? <OneKind key={kind} kind={kind} /> : <AllKinds />}
      </div>
    </Panel>
  )
}

function AllKinds() {
  // One by one: asking for a list of questions is code that every page of the portal would carry.
  const queries = [
    useQuery(newestQuery('reviews')),
    useQuery(newestQuery('messages')),
    useQuery(newestQuery('contributions')),
    useQuery(newestQuery('events')),
    useQuery(newestQuery('claims')),
  ]
  const failed = queries.filter(({ isError }) => isError)
  const isWhole = queries.every(({ isPending }) => !isPending)
  const retry = () => failed.forEach(({ refetch }) => void refetch())
  const together = {
    data:
      isWhole && failed.length < queries.length
        ? queries.flatMap(({ data }) => data ?? [])
        : undefined,
    isError: failed.length === queries.length,
    error: failed[0]?.error,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: retry,
  }
  return (
    <Loaded query={together} texts={texts} why={failureText} className="h-40">
      {(lines) => (
        <>
          {failed.length > 0 ? (
            <p role="alert" className="flex flex-wrap items-center gap-x-3 py-2 text-sm">
              {texts.some}
              <Button size="sm" onClick={retry} pending={together.isFetching}>
                {texts.again}
              </Button>
            </p>
          ) : null}
          <Lines lines={newestOf([lines], MOST_TOGETHER)} empty={texts.nothing} />
        </>
      )}
    </Loaded>
  )
}

function OneKind({ kind }: { kind: ActivityKind }) {
  const query = useInfiniteQuery(activityQuery(kind))
  return (
    <Loaded query={query} texts={texts} why={failureText} className="h-40">
      {({ pages }) => (
        <Lines
          lines={pages.flatMap(({ lines }) => lines)}
          empty={{ title: texts.names[kind], ...texts.none[kind] }}
        >
          {query.hasNextPage ? (
            <Button
              className="mt-2"
              onClick={() => void query.fetchNextPage()}
              pending={query.isFetchingNextPage}
            >
              {texts.more}
            </Button>
          ) : null}
        </Lines>
      )}
    </Loaded>
  )
}

type LinesProps = {
  lines: readonly ActivityLine[]
  empty: { title: string; text: string; action: string; to: string }
  children?: ReactNode
}

function Lines({ lines, empty, children }: LinesProps) {
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<Send />}
        title={empty.title}
        surface="plain"
        action={<LinkButton to={empty.to}>{empty.action}</LinkButton>}
      >
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {children}
    </>
  )
}

function Line({ line: { title, sentAt, state, note, link } }: { line: ActivityLine }) {
  return (
    <li className="border-line border-t py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold wrap-break-word">{title}</p>
        <Badge tone={state.tone}>{state.words}</Badge>
      </div>
      <p className="text-muted text-sm">{momentText(new Date(sentAt))}</p>
      {note ? <p className="line-clamp-3 text-sm wrap-break-word">{note}</p> : null}
      {link ? (
        <TextLink block to={link.to}>
          {link.label}
        </TextLink>
      ) : null}
    </li>
  )
}
