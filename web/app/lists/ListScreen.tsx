import type { DecidedAt } from '@portal/contract/portal/workplace/decided-at'
import type { StaffList } from '@portal/contract/portal/workplace/saved-filters'
import { type ReactNode, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PhotoImage } from '~/ui/PhotoImage.tsx'
import { type Photo, placeholderColour } from '~/ui/photo-sources.ts'
import { Table, type TableColumn } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { BulkAct } from './bulk-acts.ts'
import { type ListFilter, ListFilters } from './ListFilters.tsx'
import { listTexts } from './lists.texts.ts'
import { SavedFilters } from './SavedFilters.tsx'
import { type SheetFilter, SheetLink } from './SheetLink.tsx'
import type { ListAddress } from './use-list-address.ts'
import { useWhose } from './use-whose.ts'

type Page<Row> = { rows: Row[]; nextCursor?: string | null; count?: string }

type ListRow<Row> = {
  /** The first names the row; the kit puts its box and its picture before it. */
  columns: TableColumn<Row>[]
  nameOf: (row: Row) => string
  /** For things that have pictures: null where this one has none yet. */
  photoOf?: ((row: Row) => Photo | null) | undefined
  acts?: readonly BulkAct<Row>[] | undefined
  /** Where what the acts do is decided: one's own rows are not ticked. */
  decidedAt?: DecidedAt | undefined
  /** The way into the editor, and how it is heard: "Editar Luau da lua cheia". */
  edit?:
    | {
        header: string
        label: string
        labelOf: (name: string) => string
        to: (id: string) => string
      }
    | undefined
}

type ListScreenProps<Row, Data> = ListRow<Row> & {
  list: StaffList
  address: ListAddress
  query: {
    data: Data | undefined
    isError: boolean
    error: unknown
    isFetching: boolean
    isPlaceholderData?: boolean
    refetch: () => unknown
  }
  page: (data: Data) => Page<Row>
  texts: {
    caption: string
    loading: string
    loadError: string
    search: string
    none: { title: string; text: string; filteredTitle: string; filteredText: string }
  }
  icon: ReactNode
  filters?: readonly ListFilter[] | undefined
  /** Filters that are more than a choice of one. */
  moreFilters?: ReactNode
  /** What begins something new. */
  actions?: ReactNode
  /** What the list is asked with, without its page: the same rows as a file. */
  sheet?: SheetFilter | undefined
}

/** A list of the team: filtered, sorted, ticked and acted upon in the same way wherever it is. */
export function ListScreen<Row extends { id: string }, Data>({
  list,
  address,
  query,
  page,
  texts,
  icon,
  filters = [],
  moreFilters,
  actions,
  sheet,
  ...row
}: ListScreenProps<Row, Data>) {
  const count = query.data === undefined ? undefined : page(query.data).count
  const isOld = query.isPlaceholderData === true
  return (
    <Panel aria-label={texts.caption} className="grid grid-cols-1 gap-4">
      <SavedFilters list={list} query={address.query} />
      <ListFilters address={address} search={texts.search} filters={filters}>
        {moreFilters}
      </ListFilters>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {count}
        </p>
        <div className="flex flex-wrap gap-3">
          {address.isFiltered ? (
            <Button size="sm" look="ghost" onClick={address.clear}>
              {listTexts.clear}
            </Button>
          ) : null}
          {sheet ? <SheetLink list={list} filter={sheet} /> : null}
          {actions}
        </div>
      </div>
      <Loaded query={query} texts={texts} why={failureText} surface="plain">
        {(data) => {
          const { rows, nextCursor = null } = page(data)
          return (
            <div
              aria-busy={isOld}
              className={`grid grid-cols-1 gap-4 ${isOld ? 'opacity-60' : ''}`}
            >
              {rows.length > 0 ? (
                <Rows
                  key={address.place}
                  rows={rows}
                  address={address}
                  caption={texts.caption}
                  {...row}
                />
              ) : (
                <NoRows icon={icon} address={address} texts={texts.none} />
              )}
              <CursorPagination
                previous={address.trail.previous}
                next={address.trail.next(nextCursor)}
              />
            </div>
          )
        }}
      </Loaded>
    </Panel>
  )
}

type RowsProps<Row> = ListRow<Row> & { rows: Row[]; address: ListAddress; caption: string }

/** What is ticked belongs to the rows in sight: another page begins anew. */
function Rows<Row extends { id: string }>({
  rows,
  address,
  caption,
  columns,
  nameOf,
  photoOf,
  acts = [],
  decidedAt,
  edit,
}: RowsProps<Row>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const whose = useWhose(
    decidedAt,
    rows.map(({ id }) => id),
  )
  const open = rows.filter(({ id }) => whose(id) === 'others')
  const selected = open.filter(({ id }) => ticked.has(id))
  const isAll = selected.length > 0 && selected.length === open.length
  function tick(id: string, isTicked: boolean) {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  const [first, ...others] = columns
  if (!first) return null
  const head: TableColumn<Row> = {
    ...first,
    cell: (row) => (
      <div className="flex items-start gap-2">
        {acts.length > 0 ? (
          <Checkbox
            label={listTexts.select(nameOf(row))}
            hideLabel
            checked={ticked.has(row.id)}
            disabled={whose(row.id) !== 'others'}
            onCheckedChange={(isTicked) => tick(row.id, isTicked)}
          />
        ) : null}
        {photoOf ? <Thumbnail photo={photoOf(row)} /> : null}
        <div className="min-w-0 self-center">
          {first.cell(row)}
          {whose(row.id) === 'own' ? (
            <span className="block text-xs font-normal text-muted">{listTexts.own}</span>
          ) : null}
        </div>
      </div>
    ),
  }
  const last: TableColumn<Row>[] = edit
    ? [
        {
          key: 'edit',
          header: edit.header,
          actions: true,
          cell: (row) => (
            <TextLink block to={edit.to(row.id)} aria-label={edit.labelOf(nameOf(row))}>
              {edit.label}
            </TextLink>
          ),
        },
      ]
    : []
  return (
    <>
      {acts.length > 0 ? (
        <Checkbox
          label={listTexts.selectAll}
          checked={isAll}
          disabled={open.length === 0}
          indeterminate={selected.length > 0 && !isAll}
          onCheckedChange={(isTicked) =>
            setTicked(new Set(isTicked ? open.map(({ id }) => id) : []))
          }
        />
      ) : null}
      <Table
        caption={caption}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        sort={address.tableSort}
        onSortChange={address.setSort}
        columns={[head, ...others, ...last]}
        // With boxes and pictures a tablet has room for five.
        cardsBelow={others.length + last.length > 4 ? 'lg' : 'md'}
      />
      <BulkBar
        selected={selected}
        acts={acts}
        nameOf={nameOf}
        onDone={() => setTicked(new Set())}
      />
    </>
  )
}

/** Square and small; an empty frame where there is no picture keeps the names in line. */
function Thumbnail({ photo }: { photo: Photo | null }) {
  const colour = photo ? placeholderColour(photo.thumbhash) : undefined
  return (
    <span
      className="block size-12 flex-none overflow-hidden rounded-item bg-areia-200"
      {...(colour ? { style: { backgroundColor: colour } } : {})}
    >
      {photo?.thumbhash ? <PhotoImage picture={photo} alt="" sizes="48px" /> : null}
    </span>
  )
}

type NoRowsProps = {
  icon: ReactNode
  address: ListAddress
  texts: { title: string; text: string; filteredTitle: string; filteredText: string }
}

function NoRows({ icon, address: { isFiltered, clear }, texts }: NoRowsProps) {
  return (
    <EmptyState
      level="h2"
      surface="plain"
      icon={icon}
      title={isFiltered ? texts.filteredTitle : texts.title}
      action={isFiltered ? <Button onClick={clear}>{listTexts.clear}</Button> : null}
    >
      {isFiltered ? texts.filteredText : texts.text}
    </EmptyState>
  )
}
