import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import {
  countOf,
  INBOX_KINDS,
  type InboxCounts,
  type InboxKind,
} from '@portal/contract/guide/inbox/inbox-kinds'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import {
  BedDouble,
  Building2,
  CircleCheckBig,
  ClipboardList,
  type LucideIcon,
  MessageCircle,
  Star,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { inboxTexts } from '~/features/portal/inbox/inbox.texts.ts'
import {
  useWaitingCounts,
  WAITING_KEY,
  waitingQuery,
} from '~/features/portal/inbox/waiting.queries.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useNow } from '~/platform/use-now.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { rowOf, whenOf } from './waiting-row.rules.ts'

const texts = inboxTexts.waiting
const ICONS: Record<InboxKind, LucideIcon> = {
  order: ClipboardList,
  stay: BedDouble,
  return: Undo2,
  lead: Building2,
  message: MessageCircle,
  review: Star,
}
/** In the address, in the person's language. */
const WORDS: Record<InboxKind, string> = {
  order: 'pedidos',
  stay: 'reservas',
  return: 'devolucoes',
  lead: 'imoveis',
  message: 'mensagens',
  review: 'avaliacoes',
}

type Listing = Pick<MyEstablishment, 'id' | 'role'>

/** Everything the business has to answer, the most urgent first, each answered where it stands. */
export function BusinessInbox({ listing }: { listing: Listing }) {
  const { id, role } = listing
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const address = useWaitingAddress()
  const counts = useWaitingCounts(id)
  const query = useInfiniteQuery(waitingQuery(id, address.kind))
  // What was answered is gone from the page: the reader goes on with what is left.
  function goOn() {
    address.open(null)
    heading.current?.focus()
    void client.invalidateQueries({ queryKey: WAITING_KEY })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {counts ? texts.title(countOf(counts)) : texts.label}
      </h1>
      <KindChips counts={counts} shown={address.kind} onShow={address.show} />
      <Loaded query={query} texts={texts} why={failureText}>
        {({ pages }) => (
          <WaitingList
            listing={listing}
            items={pages.flatMap(({ items }) => items)}
            address={address}
            onAnswered={goOn}
          />
        )}
      </Loaded>
      {query.hasNextPage ? (
        <Button
          look="line"
          className="justify-self-start"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      ) : null}
      {roleMay(role, 'messages.read') ? (
        <TextLink to={screenAddress('mensagens', id)} block className="justify-self-start">
          {texts.archive}
        </TextLink>
      ) : null}
    </div>
  )
}

type KindChipsProps = {
  counts: InboxCounts | null
  shown: InboxKind | null
  onShow: (kind: InboxKind | null) => void
}

/** Only kinds of which something waits, and the one that is shown. */
function KindChips({ counts, shown, onShow }: KindChipsProps) {
  const kinds = INBOX_KINDS.filter((kind) => kind === shown || (counts?.[kind] ?? 0) > 0)
  if (kinds.length < 2 && shown === null) return null
  return (
    <fieldset aria-label={texts.filter} className="flex min-w-0 flex-wrap gap-2">
      <Chip pressed={shown === null} count={countOf(counts ?? {})} onClick={() => onShow(null)}>
        {texts.all}
      </Chip>
      {kinds.map((kind) => (
        <Chip
          key={kind}
          pressed={kind === shown}
          count={counts?.[kind]}
          onClick={() => onShow(kind)}
        >
          {texts.kinds[kind]}
        </Chip>
      ))}
    </fieldset>
  )
}

type WaitingListProps = {
  listing: Listing
  items: readonly InboxItem[]
  address: ReturnType<typeof useWaitingAddress>
  onAnswered: () => void
}

/** Beside each other where there is room; on a phone the open one stands in the list. */
const SIDE_BY_SIDE = {
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr)',
  columnGap: '1.5rem',
  alignItems: 'start',
}

function WaitingList({ listing, items, address, onAnswered }: WaitingListProps) {
  const now = useNow(new Date().toISOString())
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheckBig />}
        level="h2"
        title={address.kind ? texts.quietKind(texts.kinds[address.kind]) : texts.quiet}
      >
        {texts.quietText}
      </EmptyState>
    )
  }
  const open = items.find(({ id }) => id === address.openId) ?? items[0]
  return (
    <ul aria-label={texts.label} className="lg:grid" style={SIDE_BY_SIDE}>
      {items.map((item) => (
        <li key={item.id} style={{ display: 'contents' }}>
          <WaitingRow
            item={item}
            now={now}
            isOpen={item === open}
            to={address.addressOf(item.id)}
          />
          {item === open ? (
            <OpenCard isChosen={item.id === address.openId}>
              <WaitingCard
                establishmentId={listing.id}
                item={item}
                isFirst
                onAnswered={onAnswered}
              />
            </OpenCard>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Opened by a press, the reader goes on in it. */
function OpenCard({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) root.current?.focus()
  }, [isChosen])
  return (
    <div
      ref={root}
      tabIndex={-1}
      className="py-2 outline-none"
      style={{ gridColumn: 2, gridRow: '1 / span 99' }}
    >
      {children}
    </div>
  )
}

type WaitingRowProps = { item: InboxItem; now: Date; isOpen: boolean; to: string }

function WaitingRow({ item, now, isOpen, to }: WaitingRowProps) {
  const { who, line } = rowOf(item)
  const when = whenOf(item, now)
  const Icon = ICONS[item.kind]
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={clsx(
        'flex items-start gap-3 border-line border-t px-2 py-3.5 -outline-offset-3 hover:bg-areia-100 aria-[current]:bg-areia-100',
        isOpen && 'max-lg:hidden',
      )}
      style={{ gridColumn: 1 }}
    >
      <Avatar name={who} />
      <span className="min-w-0 flex-1 leading-[1.4]">
        <span className="flex flex-wrap items-start justify-between gap-x-3">
          <b className="min-w-0 font-semibold wrap-anywhere">{who}</b>
          <span
            className={clsx(
              'num flex-none text-xs',
              when.isClock
                ? 'rounded-full bg-sol-400 px-2 py-0.5 font-semibold text-mar-950'
                : 'text-muted',
            )}
          >
            {when.text}
          </span>
        </span>
        <span className="flex items-center gap-1 text-muted text-xs">
          <Icon aria-hidden="true" className="size-4 flex-none" />
          {texts.one[item.kind]}
        </span>
        <span className="block truncate text-sm">{line}</span>
      </span>
    </Link>
  )
}

const KIND = 'tipo'
const ITEM = 'item'

/** What is listed and what is open, as the address says. */
function useWaitingAddress() {
  const [address, setAddress] = useSearchParams()
  const kind = INBOX_KINDS.find((one) => WORDS[one] === address.get(KIND)) ?? null
  const withItem = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id) next.set(ITEM, id)
    else next.delete(ITEM)
    return next
  }
  return {
    kind,
    openId: address.get(ITEM),
    addressOf: (id: string) => `?${withItem(id)}`,
    open: (id: string | null) =>
      setAddress(withItem(id), { preventScrollReset: true, replace: true }),
    show(shown: InboxKind | null) {
      const next = withItem(null)
      if (shown) next.set(KIND, WORDS[shown])
      else next.delete(KIND)
      setAddress(next, { preventScrollReset: true, replace: true })
    },
  }
}
