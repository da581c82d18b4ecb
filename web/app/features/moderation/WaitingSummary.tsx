import type { WaitingCounts } from '@portal/contract/queues/waiting-counts'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { Link } from 'react-router'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Queue } from './moderation.constants.ts'
import { waitingCountsQuery } from './moderation.queries.ts'
import { moderationTexts } from './moderation.texts.ts'
import { queueAddress } from './use-queue-address.ts'

const texts = moderationTexts.overview
/** Each with its queue, or with the page that has it. */
const KINDS: readonly [
  kind: Exclude<keyof WaitingCounts, 'late'>,
  at: Queue | `/admin/${string}`,
][] = [
  ['listings', 'cadastros'],
  ['changes', 'cadastros'],
  ['reviews', 'avaliacoes'],
  ['claims', 'reivindicacoes'],
  ['reports', 'relatos'],
  ['contributions', 'participacoes'],
  ['coverage', '/admin/coberturas'],
  ['events', '/admin/eventos?situacao=pending'],
]
const isPage = (at: string): at is `/admin/${string}` => at.startsWith('/')
const number = new Intl.NumberFormat('pt-BR')

/** For the overview: how much waits, each count a way to its queue. */
export function WaitingSummary() {
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
      <div role="status" className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <span className="sr-only">{texts.loading}</span>
        {KINDS.map(([kind]) => (
          <Skeleton key={kind} shape="block" className="h-20" />
        ))}
      </div>
    )
  }
  const isQuiet = KINDS.every(([kind]) => data[kind] === 0)
  return (
    <>
      {isQuiet ? (
        <p className="mb-3 flex items-center gap-2 font-semibold text-mangue-700">
          <CheckCheck aria-hidden="true" className="size-5 flex-none" />
          {texts.nothing}
        </p>
      ) : null}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {KINDS.map(([kind, at]) => (
          <li key={kind}>
            <Link
              to={isPage(at) ? at : queueAddress(at)}
              className={`grid min-h-20 content-center rounded-input px-4 py-2 ${data[kind] > 0 ? 'bg-sol-100 hover:bg-sol-400' : 'bg-areia-100 hover:bg-areia-200'}`}
            >
              <span className="num font-head text-[1.75rem] leading-tight font-bold">
                {number.format(data[kind])}
              </span>
              <span className="text-sm">{texts[kind][data[kind] === 1 ? 0 : 1]}</span>
              {kind === 'listings' && data.late > 0 ? (
                <span className="text-sm font-semibold text-vermelho-700">
                  {texts.late(data.late)}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
