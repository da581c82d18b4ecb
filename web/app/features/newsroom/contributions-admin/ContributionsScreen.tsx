import {
  CONTRIBUTION_KIND_WORDS,
  CONTRIBUTION_KINDS,
  CONTRIBUTION_STATUS_WORDS,
  CONTRIBUTION_STATUSES,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { useQuery } from '@tanstack/react-query'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { ContributionsTable } from './ContributionsTable.tsx'
import { contributionsQuery } from './contributions-admin.queries.ts'
import { contributionsAdminTexts as texts } from './contributions-admin.texts.ts'

const STATUS = 'situacao'
const KIND = 'tipo'

/** All that people have sent, whatever became of it. What waits is decided in the moderation. */
export function ContributionsScreen({ queue }: { queue: string }) {
  const address = useListAddress({
    filters: [STATUS, KIND],
    sorts: SORTS,
    // What waits is a queue.
    defaultSort: (chosen) => (chosen(STATUS) === 'pending' ? 'antigos' : 'recentes'),
  })
  const filter = {
    status: address.one(STATUS, CONTRIBUTION_STATUSES),
    kind: address.one(KIND, CONTRIBUTION_KINDS),
    search: address.search || undefined,
    sort: address.sort,
    cursor: address.trail.current,
  }
  const list = useQuery(contributionsQuery(filter))
  return (
    <ContributionsTable
      queue={queue}
      sheet={filter}
      address={address}
      query={list}
      filters={[
        {
          name: STATUS,
          label: texts.status,
          any: texts.anyStatus,
          options: optionsOf(CONTRIBUTION_STATUS_WORDS),
        },
        { name: KIND, label: texts.kind, options: optionsOf(CONTRIBUTION_KIND_WORDS) },
      ]}
    />
  )
}
