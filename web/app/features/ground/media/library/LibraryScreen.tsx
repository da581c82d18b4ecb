import type { LibraryPhoto, listMedia } from '@portal/contract/ground/media/media-library'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { type BulkAct, forEachRow } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { shortDayText } from '~/platform/moments.ts'
import type { TableColumn } from '~/ui/Table.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { libraryTexts as texts } from './library.texts.ts'
import { LIBRARY_KEY, PhotoDrawer } from './PhotoDrawer.tsx'

const ONLY = 'mostrar'

const libraryQuery = (
  filter: EndpointCall<typeof listMedia>['query'],
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: [...LIBRARY_KEY, filter],
    queryFn: () => api.get('/api/v1/admin/media', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** A hundred photos at a time, by name. */
export default function LibraryScreen() {
  const [openId, setOpenId] = useState<string | null>(null)
  const address = useListAddress({ filters: [ONLY], sorts: SORTS, defaultSort: 'nome' })
  const filter = {
    search: address.search || undefined,
    only: address.one(ONLY, ['sem-uso', 'sem-descricao']),
    sort: address.sort,
    cursor: address.trail.current,
  }
  const photos = useQuery(libraryQuery(filter))
  const opened = photos.data?.photos.find(({ id }) => id === openId)
  return (
    <>
      <ListScreen
        list="media"
        sheet={filter}
        address={address}
        query={photos}
        page={(data) => ({
          rows: data.photos,
          nextCursor: data.next_cursor,
          count: texts.count(data.total),
        })}
        texts={texts}
        icon={<Images />}
        filters={[
          { name: ONLY, label: texts.only, any: texts.all, options: optionsOf(texts.onlyOf) },
        ]}
        nameOf={({ name }) => name}
        photoOf={(photo) => photo}
        acts={ACTS}
        columns={columnsOf(setOpenId)}
      />
      {opened ? <PhotoDrawer photo={opened} onClose={() => setOpenId(null)} /> : null}
    </>
  )
}

const ACTS: BulkAct<LibraryPhoto>[] = [
  {
    label: texts.remove.label,
    ask: texts.remove.askMany,
    text: texts.remove.text,
    isHarsh: true,
    may: ({ is_unused }) => is_unused,
    run: forEachRow(({ id }) =>
      browserApi.send('DELETE', '/api/v1/admin/media/:id', { params: { id } }),
    ),
  },
]

const columnsOf = (onOpen: (id: string) => void): TableColumn<LibraryPhoto>[] => [
  {
    key: 'name',
    header: texts.columns.name,
    sortable: true,
    cell: ({ id, name }) => (
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="min-h-11 text-left text-mar-600 wrap-anywhere underline decoration-mar-600/35 underline-offset-4 hover:decoration-current"
      >
        {name}
        <VisuallyHidden>, {texts.details.open}</VisuallyHidden>
      </button>
    ),
  },
  {
    key: 'alt',
    header: texts.columns.alt,
    cell: ({ alt }) => alt || <span className="text-muted">{texts.noAlt}</span>,
  },
  {
    key: 'uses',
    header: texts.columns.uses,
    cell: ({ uses: [first, ...others], is_unused }) => {
      if (!first) return is_unused ? texts.unused : texts.inOldVersions
      return others.length === 0 ? texts.placeOf(first) : texts.usedIn(others.length + 1)
    },
  },
  {
    key: 'size',
    header: texts.columns.size,
    numeric: true,
    cell: ({ width, height, bytes }) => texts.size(width, height, bytes),
  },
  {
    key: 'moment',
    header: texts.columns.created,
    numeric: true,
    sortable: true,
    cell: ({ created_at }) => shortDayText(new Date(created_at)),
  },
]
