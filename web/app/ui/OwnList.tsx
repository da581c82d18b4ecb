import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Loaded } from './Loaded.tsx'
import { Panel } from './Panel.tsx'

type OwnListProps<Row> = {
  query: Omit<ComponentProps<typeof Loaded>['query'], 'data'> & {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  rows: readonly Row[] | undefined
  texts: ComponentProps<typeof Loaded>['texts'] & {
    more: string
    empty: { title: string; text: string; action: string }
  }
  why: ComponentProps<typeof Loaded>['why']
  icon: ReactNode
  /** Where the first one comes from. */
  to: string
  nameOf: (row: Row) => string
  /** So many at first, where a list is one of several things on a screen. */
  few?: number | undefined
  children: (row: Row) => ReactNode
}

/** What a person asked for or ordered, the newest first, some at a time. */
export function OwnList<Row extends { id: string }>(props: OwnListProps<Row>) {
  const { query, rows, texts, why, icon, to, nameOf, few, children } = props
  const [isAll, setAll] = useState(false)
  const most = isAll ? undefined : few
  return (
    <Panel>
      <Loaded
        query={{ ...query, data: rows }}
        texts={texts}
        why={why}
        surface="plain"
        className="h-40"
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              surface="plain"
              icon={icon}
              title={texts.empty.title}
              action={
                <LinkButton to={to} look="line" size="sm">
                  {texts.empty.action}
                </LinkButton>
              }
            >
              {texts.empty.text}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {found.slice(0, most).map((row) => (
                  <li
                    key={row.id}
                    aria-label={nameOf(row)}
                    className="grid gap-2 py-4 first:pt-0 last:pb-0"
                  >
                    {children(row)}
                  </li>
                ))}
              </ul>
              {most !== undefined && found.length > most ? (
                <Button look="line" size="sm" className="mt-4" onClick={() => setAll(true)}>
                  {texts.more}
                </Button>
              ) : query.hasNextPage ? (
                <Button
                  look="line"
                  size="sm"
                  className="mt-4"
                  pending={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
