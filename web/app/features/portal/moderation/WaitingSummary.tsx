import type { WaitingCounts, WaitingKind } from '@portal/contract/portal/queues/waiting-counts'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useNow } from '~/platform/use-now.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Queue } from './moderation.constants.ts'
import { waitingCountsQuery } from './moderation.queries.ts'
import { moderationTexts } from './moderation.texts.ts'
import { queueAddress } from './use-queue-address.ts'

const texts = moderationTexts.overview
/** Each with its queue, or with the page that has it. */
const KINDS: readonly [kind: WaitingKind, at: Queue | `/admin/${string}`][] = [
  ['listings', 'cadastros'],
  ['changes', 'cadastros'],
  ['reviews', 'avaliacoes'],
  ['claims', 'reivindicacoes'],
  ['reports', 'relatos'],
  ['contributions', 'participacoes'],
  ['coverage', '/admin/coberturas'],
  ['events', '/admin/eventos?situacao=pending'],
  ['offers', '/admin/ofertas'],
]
const isPage = (at: string): at is `/admin/${string}` => at.startsWith('/')
const number = new Intl.NumberFormat('pt-BR')

/** For the overview: what waits, what waits longest first, each a way to its queue. */
export function WaitingSummary() {
  const [opened] = useState(() => new Date().toISOString())
  const now = useNow(opened)
  const { data, isError, isFetching, refetch } = useQuery(waitingCountsQuery())
  if (isError) {
    return (
      <ErrorState
        surface="plain"
        title={texts.error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <div role="status" className="grid gap-2">
        <span className="sr-only">{texts.loading}</span>
        {KINDS.map(([kind]) => (
          <Skeleton key={kind} className="h-11" />
        ))}
      </div>
    )
  }
  const waiting = KINDS.filter(([kind]) => data[kind] > 0).toSorted(([one], [other]) =>
    (data.oldest[one] ?? '').localeCompare(data.oldest[other] ?? ''),
  )
  const [first] = waiting
  if (!first) {
    return (
      <p className="flex items-center gap-2 font-semibold text-mangue-700">
        <CheckCheck aria-hidden="true" className="size-5 flex-none" />
        {texts.nothing}
      </p>
    )
  }
  const quiet = KINDS.filter(([kind]) => data[kind] === 0).map(([kind]) => texts[kind][1])
  return (
    <>
      <p className="mb-2 font-head text-[1.5rem] leading-tight font-bold">
        {texts.headline(waiting.reduce((sum, [kind]) => sum + data[kind], 0))}
      </p>
      <ul className="divide-y divide-line">
        {waiting.map(([kind, at]) => (
          <WaitingRow key={kind} kind={kind} to={addressOf(at)} counts={data} now={now} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton to={addressOf(first[1])} look="primary">
          {texts.begin}
        </LinkButton>
        {quiet.length > 0 ? <p className="text-sm text-muted">{texts.quiet(quiet)}</p> : null}
      </div>
    </>
  )
}

const addressOf = (at: Queue | `/admin/${string}`) => (isPage(at) ? at : queueAddress(at))

type WaitingRowProps = { kind: WaitingKind; to: string; counts: WaitingCounts; now: Date }

function WaitingRow({ kind, to, counts, now }: WaitingRowProps) {
  const { [kind]: count, late, oldest } = counts
  const since = oldest[kind]
  return (
    <li>
      <Link
        to={to}
        className="-mx-2 flex min-h-12 items-center gap-3 rounded-input px-2 py-2 hover:bg-areia-100"
      >
        <span className="min-w-0 flex-1 font-semibold">
          {number.format(count)} {texts[kind][count === 1 ? 0 : 1]}
        </span>
        {kind === 'listings' && late > 0 ? (
          <span className="rounded-full bg-sol-400 px-3 font-semibold">{texts.late(late)}</span>
        ) : null}
        {since ? <span className="text-muted">{sinceText(since, now)}</span> : null}
      </Link>
    </li>
  )
}

const HOUR_MS = 3_600_000

/** "há 26 h", and days once they are three. */
function sinceText(since: string, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS))
  if (hours < 1) return texts.justNow
  return hours < 72 ? texts.hours(hours) : texts.days(Math.floor(hours / 24))
}
