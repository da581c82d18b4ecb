import {
  LISTING_REJECTION_ANSWERS,
  REASON_MAX,
  REASON_MIN,
  SUSPENSION_ANSWERS,
} from '@portal/contract/guide/establishments/decision.texts'
import type {
  BulkDecision,
  ModeratedEstablishment,
} from '@portal/contract/guide/establishments/moderation'
import { needsReason } from '@portal/contract/guide/establishments/status-rules'
import { STATUS_WORDS, STATUSES } from '@portal/contract/guide/establishments/vocabulary'
import { namesOf } from '@portal/contract/shared/names-of'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useState } from 'react'
import type { BulkAct, BulkOutcome } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { browserApi } from '~/platform/api.ts'
import { ListingDrawer, type ListingWays } from './ListingDrawer.tsx'
import { CategoryFilter, OnePersonFilter } from './ListingsFilters.tsx'
import { columnsOf } from './listing-columns.tsx'
import { type ListingsFilter, listingsQuery } from './listings-admin.queries.ts'
import { listingsAdminTexts as texts } from './listings-admin.texts.ts'
import { NewListing } from './NewListing.tsx'

const FILTERS = ['situacao', 'categoria', 'plano', 'dono', 'demo'] as const
const PLANS = namesOf(texts.plans)

/** Every listing of the guide, whatever its status. */
export function ListingsScreen({ ways }: { ways: ListingWays }) {
  const address = useListAddress({ filters: FILTERS, sorts: SORTS, defaultSort: 'recentes' })
  const owner = address.chosen('dono')
  const filter: ListingsFilter = {
    search: address.search || undefined,
    status: address.one('situacao', STATUSES),
    category: address.chosen('categoria') || undefined,
    plan: address.one('plano', PLANS),
    owner: owner || undefined,
    demo: address.one('demo', ['sim', 'nao']),
    sort: address.sort,
    cursor: address.trail.current,
  }
  const listings = useQuery(listingsQuery(filter))
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = listings.data?.establishments.find(({ id }) => id === openId)
  const isOnePerson = owner !== '' && owner !== 'ninguem'
  const { filters } = texts
  return (
    <>
      <ListScreen
        list="listings"
        sheet={filter}
        address={address}
        query={listings}
        page={({ establishments, next_cursor, total, total_is_exact }) => ({
          rows: establishments,
          nextCursor: next_cursor,
          count: texts.count(total, total_is_exact),
        })}
        texts={{ ...texts, search: filters.search }}
        icon={<Store />}
        filters={[
          {
            name: 'situacao',
            label: filters.status,
            any: filters.any,
            options: optionsOf(STATUS_WORDS),
          },
          { name: 'plano', label: filters.plan, options: optionsOf(texts.plans) },
          ...(isOnePerson
            ? []
            : [
                {
                  name: 'dono',
                  label: filters.owner,
                  options: optionsOf({ ninguem: filters.nobody }),
                },
              ]),
          {
            name: 'demo',
            label: filters.demo,
            options: optionsOf({ sim: filters.onlyDemo, nao: filters.noDemo }),
          },
        ]}
        moreFilters={
          <>
            <CategoryFilter address={address} />
            {isOnePerson ? <OnePersonFilter address={address} /> : null}
          </>
        }
        actions={ways.editorOf ? <NewListing editorOf={ways.editorOf} /> : null}
        nameOf={({ name }) => name}
        photoOf={({ photo }) => photo}
        acts={ACTS}
        decidedAt="/admin/establishments/:id"
        columns={columnsOf(({ id }) => setOpenId(id))}
      />
      {opened ? (
        <ListingDrawer listing={opened} ways={ways} onClose={() => setOpenId(null)} />
      ) : null}
    </>
  )
}

/** Each on its own on the server: those whose status does not admit it any more stay as they were. */
async function decideAll(
  listings: readonly ModeratedEstablishment[],
  decision: BulkDecision,
  reason: string | undefined,
): Promise<BulkOutcome<ModeratedEstablishment>[]> {
  const body = { ids: listings.map(({ id }) => id), decision, reason }
  const { changed } = await browserApi.send('POST', '/api/v1/admin/establishments/bulk', { body })
  return listings.map((row) => {
    const isChanged = changed.includes(row.id)
    // Others tell their owner by e-mail, which cannot be taken back.
    const canReturn = decision === 'archive' && row.status === 'published'
    return {
      row,
      isChanged,
      why: texts.skipped,
      undo: isChanged && canReturn ? () => decideAll([row], 'restore', undefined) : undefined,
    }
  })
}

const DECISIONS: readonly BulkDecision[] = ['approve', 'restore', 'reject', 'suspend', 'archive']

const ACTS = DECISIONS.map((decision): BulkAct<ModeratedEstablishment> => {
  const { action, askMany, text } = texts.decisions[decision]
  return {
    label: action,
    ask: askMany,
    text,
    isHarsh: decision === 'reject' || decision === 'suspend' || decision === 'archive',
    may: ({ may }) => may[decision],
    reason: needsReason(decision)
      ? {
          ...texts.reason,
          answers: decision === 'reject' ? LISTING_REJECTION_ANSWERS : SUSPENSION_ANSWERS,
          minLength: REASON_MIN,
          maxLength: REASON_MAX,
        }
      : undefined,
    run: (rows, reason) => decideAll(rows, decision, reason || undefined),
  }
})
