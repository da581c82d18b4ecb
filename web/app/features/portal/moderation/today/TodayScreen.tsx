import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import { TEAM_KINDS, TEAM_VIEWS } from '@portal/contract/portal/workplace/team-inbox-kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { useNow } from '~/platform/use-now.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { useKeysWithin } from '../use-keys-within.ts'
import { TodayDetail } from './TodayDetail.tsx'
import { TodayRow } from './TodayRow.tsx'
import { teamInboxQuery } from './today.queries.ts'
import { groupsOf, isSame, waitText } from './today.rules.ts'
import { todayTexts as texts } from './today.texts.ts'
import type { TodayNeeds } from './today-needs.ts'
import { type TodayThing, useTodayAddress } from './use-today-address.ts'

/** All that waits for the team, what costs most by silence first; each decided where it stands. */
export function TodayScreen(needs: TodayNeeds) {
  const [opened] = useState(() => new Date().toISOString())
  const now = useNow(opened)
  const address = useTodayAddress()
  const query = useInfiniteQuery(teamInboxQuery(address))
  return (
    <Loaded query={query} texts={texts} why={failureText} className="h-120">
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        const [first] = pages
        return first ? (
          <Desk
            {...needs}
            items={items}
            page={first}
            now={now}
            more={
              query.hasNextPage ? (
                <Button
                  look="line"
                  pending={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              ) : null
            }
          />
        ) : null
      }}
    </Loaded>
  )
}

type Page = {
  counts: {
    all: number
    mine: number
    unowned: number
    snoozed: number
    costs: Record<'hours' | 'day' | 'week' | 'none', number>
    kinds: Partial<Record<(typeof TEAM_KINDS)[number], number>>
    oldest_since: string | null
  }
  colleagues: { id: string; name: string }[]
}
type DeskProps = TodayNeeds & {
  items: TeamItem[]
  page: Page
  now: Date
  more: ReactNode
}

function Desk({ items, page: { counts, colleagues }, now, more, ...needs }: DeskProps) {
  const address = useTodayAddress()
  const { view, kind, chosen, goTo } = address
  const [movedTo, setMovedTo] = useState<TodayThing | null>(null)
  const desk = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const found = items.findIndex((item) => isSame(item, chosen))
  // What ended while it was open stays open until one moves on; its neighbours are where it stood.
  const [place, setPlace] = useState(0)
  const at = chosen ? (found < 0 ? place : found) : 0
  if (found >= 0 && found !== place) setPlace(found)
  const open = chosen ?? items[0] ?? null
  const nextAt = chosen && found < 0 ? at : at + 1
  const moveTo = (item: TeamItem | undefined) =>
    item
      ? () => {
          setMovedTo(item)
          goTo(item)
        }
      : undefined
  const next = moveTo(items[nextAt])
  const previous = moveTo(items[at - 1])
  useKeysWithin(desk, { j: next, k: previous })
  const isDone = items.length === 0 && !chosen
  useEffect(() => {
    if (isDone && movedTo) heading.current?.focus()
  }, [isDone, movedTo])
  const decided = () => {
    const further = next ?? previous
    if (further) further()
    else goTo(null)
  }
  const kinds = TEAM_KINDS.filter((one) => one === kind || (counts.kinds[one] ?? 0) > 0)
  return (
    <div
      ref={desk}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className={chosen ? 'grid gap-4 max-lg:hidden' : 'grid gap-4'}>
        <header>
          <h1 ref={heading} tabIndex={-1} className="text-[1.5rem] outline-none md:text-[1.875rem]">
            {texts.title(counts.all, counts.costs.hours)}
          </h1>
          {counts.oldest_since ? (
            <p className="num text-muted">{texts.oldest(waitText(counts.oldest_since, now))}</p>
          ) : null}
        </header>
        {items[0] && !chosen ? (
          <LinkButton to={address.itemTo(items[0])} look="primary" className="lg:hidden">
            {texts.begin}
          </LinkButton>
        ) : null}
        <LinkTabs
          label={texts.viewsLabel}
          links={TEAM_VIEWS.filter(
            (one) => one !== 'snoozed' || counts.snoozed > 0 || view === one,
          ).map((one) => ({
            label: `${texts.views[one]} ${counts[one].toLocaleString('pt-BR')}`,
            to: address.viewTo(one),
            current: one === view,
          }))}
        />
        {kinds.length > 1 || kind ? (
          <PlainSelect
            aria-label={texts.subject}
            value={kind ?? ''}
            onChange={({ target }) => address.showKind(target.value)}
          >
            <option value="">{texts.anySubject}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {texts.subjectOf(texts.kinds[one], counts.kinds[one] ?? 0)}
              </option>
            ))}
          </PlainSelect>
        ) : null}
        {items.length === 0 ? (
          <Nothing
            isPart={counts.all > 0}
            decidedTo={needs.historyTo}
            allTo={address.viewTo('all')}
          />
        ) : (
          <nav aria-label={texts.list} className="lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
            {groupsOf(items).map((group) => (
              <section key={group.cost} aria-label={texts.costs[group.cost]} className="mb-3">
                <h2 className="num flex gap-2 border-line border-b py-1.5 font-semibold text-muted text-xs">
                  {texts.costs[group.cost]}
                  {view === 'all' && !kind ? (
                    <span>{counts.costs[group.cost].toLocaleString('pt-BR')}</span>
                  ) : null}
                </h2>
                <ol>
                  {group.items.map((item) => (
                    <TodayRow
                      key={`${item.kind}:${item.id}`}
                      item={item}
                      now={now}
                      to={address.itemTo(item)}
                      isOpen={isSame(item, open)}
                      needs={needs}
                    />
                  ))}
                </ol>
              </section>
            ))}
            {more}
          </nav>
        )}
      </div>
      {open ? (
        <div className={chosen ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
          <TodayDetail
            key={`${open.kind}:${open.id}`}
            {...needs}
            thing={open}
            now={now}
            colleagues={colleagues}
            where={found < 0 && chosen ? null : { at: at + 1, all: counts[view] }}
            backTo={address.listTo}
            moves={{ next, previous, decided, takesFocus: isSame(movedTo, open) }}
          />
        </div>
      ) : null}
    </div>
  )
}

type NothingProps = { isPart: boolean; decidedTo: string | null; allTo: string }

function Nothing({ isPart, decidedTo, allTo }: NothingProps) {
  const { empty } = texts
  if (isPart) {
    return (
      <EmptyState
        icon={<CheckCheck />}
        title={empty.viewTitle}
        action={<LinkButton to={allTo}>{empty.viewAction}</LinkButton>}
      >
        {empty.viewText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<CheckCheck />}
      title={empty.title}
      action={decidedTo ? <LinkButton to={decidedTo}>{empty.decided}</LinkButton> : undefined}
    >
      {empty.text}
    </EmptyState>
  )
}
