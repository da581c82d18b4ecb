import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ListingDrawer, type ListingWays } from './ListingDrawer.tsx'
import { ListingsFilters } from './ListingsFilters.tsx'
import { ListingsTable } from './ListingsTable.tsx'
import { type ListingsPage, listingsQuery } from './listings-admin.queries.ts'
import { listingsAdminTexts as texts } from './listings-admin.texts.ts'
import { NewListing } from './NewListing.tsx'
import { useListingsFilter } from './use-listings-filter.ts'

/** Every listing of the guide, whatever its status. */
export function ListingsScreen({ ways }: { ways: ListingWays }) {
  const filters = useListingsFilter()
  const listings = useQuery(listingsQuery(filters.filter))
  const { data } = listings
  return (
    <Panel aria-label={texts.caption} className="grid gap-4">
      <ListingsFilters {...filters} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {data ? texts.count(data.total, data.total_is_exact) : null}
        </p>
        <div className="flex flex-wrap gap-3">
          {filters.isFiltered ? (
            <Button size="sm" look="ghost" onClick={filters.clear}>
              {texts.filters.clear}
            </Button>
          ) : null}
          {ways.editorOf ? <NewListing editorOf={ways.editorOf} /> : null}
        </div>
      </div>
      {listings.isError ? (
        <ErrorState
          surface="plain"
          title={texts.loadError}
          onRetry={() => void listings.refetch()}
          retrying={listings.isFetching}
        >
          {failureText(listings.error)}
        </ErrorState>
      ) : data ? (
        <div
          aria-busy={listings.isPlaceholderData}
          className={`grid gap-4 ${listings.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <ListingsPageRows key={filters.place} page={data} filters={filters} ways={ways} />
          <CursorPagination
            previous={filters.trail.previous}
            next={filters.trail.next(data.next_cursor)}
          />
        </div>
      ) : (
        <ListingsSkeleton />
      )}
    </Panel>
  )
}

type ListingsPageRowsProps = {
  page: ListingsPage
  filters: ReturnType<typeof useListingsFilter>
  ways: ListingWays
}

/** What is ticked or open belongs to the rows in sight: another page begins anew. */
function ListingsPageRows({ page: { establishments }, filters, ways }: ListingsPageRowsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const opened = establishments.find(({ id }) => id === openId)
  const selected = establishments.filter(({ id }) => ticked.has(id))
  const isAll = selected.length === establishments.length

  function tick(id: string, isTicked: boolean) {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  if (establishments.length === 0) {
    return <NoListings isFiltered={filters.isFiltered} onClear={filters.clear} />
  }
  return (
    <>
      <Checkbox
        label={texts.selectAll}
        checked={isAll}
        indeterminate={selected.length > 0 && !isAll}
        onCheckedChange={(isTicked) =>
          setTicked(new Set(isTicked ? establishments.map(({ id }) => id) : []))
        }
      />
      <ListingsTable
        listings={establishments}
        selected={ticked}
        onSelect={tick}
        onOpen={({ id }) => setOpenId(id)}
        sort={filters.sort}
        onSortChange={filters.setSort}
      />
      <BulkBar selected={selected} onDone={() => setTicked(new Set())} />
      {opened ? (
        <ListingDrawer listing={opened} ways={ways} onClose={() => setOpenId(null)} />
      ) : null}
    </>
  )
}

function NoListings({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { none, filters } = texts
  return (
    <EmptyState
      surface="plain"
      icon={<Store />}
      title={isFiltered ? none.filteredTitle : none.title}
      action={isFiltered ? <Button onClick={onClear}>{filters.clear}</Button> : null}
    >
      {isFiltered ? none.filteredText : none.text}
    </EmptyState>
  )
}

function ListingsSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{texts.loading}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex gap-4 border-line border-b pb-4">
          <Skeleton className="w-1/4" />
          <Skeleton className="w-1/3" />
          <Skeleton className="w-1/6" />
        </div>
      ))}
    </div>
  )
}
