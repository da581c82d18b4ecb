import { SIGHT_STATUS_WORDS, type SightKind } from '@portal/contract/city/sights/sight.texts'
import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import { namesOf } from '@portal/contract/shared/names-of'
import { Palmtree } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { BeginForm } from '~/lists/BeginForm.tsx'
import { contentActs } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { chosenRows } from '~/lists/list-rows.rules.ts'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { failureText } from '~/platform/failure-text.ts'
import { shortDayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { type PhotosPart, SightEditor } from './SightEditor.tsx'
import { sightsAdminTexts as texts } from './sights-admin.texts.ts'
import { type SightEditorActions, useSightEditor } from './use-sight-editor.ts'

const OPEN = 'editar'
const STATUS = 'situacao'
const STATUSES = namesOf(SIGHT_STATUS_WORDS)

type SightsScreenProps = {
  kind: SightKind
  /** Where visitors see it. */
  pageOf: (slug: string) => string
  photos: PhotosPart
}

export function SightsScreen({ kind, pageOf, photos }: SightsScreenProps) {
  const editor = useSightEditor(kind)
  const [address, setAddress] = useSearchParams()
  return (
    <Loaded
      query={editor.list}
      texts={{ loading: texts.loading, loadError: texts.loadError[kind] }}
      why={failureText}
    >
      {(sights) => {
        const open = sights.find(({ id }) => id === address.get(OPEN))
        return open ? (
          <SightEditor
            key={open.id}
            sight={open}
            editor={editor}
            page={pageOf(open.slug)}
            photos={photos}
          />
        ) : (
          <div className="grid gap-5">
            <BeginForm
              label={texts.newName[kind]}
              submit={texts.create}
              minLength={2}
              maxLength={80}
              isPending={editor.isWriting}
              onBegin={async (name) => {
                const outcome = await editor.create(name)
                if (outcome.kind === 'saved') setAddress({ [OPEN]: outcome.saved.id })
              }}
            />
            <SightsList kind={kind} editor={editor} />
          </div>
        )
      }}
    </Loaded>
  )
}

type SightsListProps = { kind: SightKind; editor: SightEditorActions }

function SightsList({ kind, editor }: SightsListProps) {
  const { columns } = texts
  const address = useListAddress({ filters: [STATUS], sorts: SORTS, defaultSort: 'nome' })
  const status = address.one(STATUS, STATUSES)
  return (
    <ListScreen
      list={kind === 'beach' ? 'beaches' : 'attractions'}
      sheet={{ search: address.search || undefined, status }}
      address={address}
      query={editor.list}
      page={(sights) => ({
        rows: chosenRows(
          sights.filter((sight) => status === undefined || sight.status === status),
          {
            search: address.search,
            wordsOf: ({ name }) => name,
            sort: address.tableSort,
            keys: { name: ({ name }) => name, moment: ({ updated_at }) => updated_at },
          },
        ),
      })}
      texts={{
        caption: texts.list[kind],
        loading: texts.loading,
        loadError: texts.loadError[kind],
        search: texts.search,
        none: { title: texts.empty[kind], text: texts.emptyText, ...texts.nothing },
      }}
      icon={<Palmtree />}
      filters={[
        {
          name: STATUS,
          label: columns.status,
          any: texts.anyStatus,
          options: optionsOf(SIGHT_STATUS_WORDS),
        },
      ]}
      nameOf={({ name }) => name}
      photoOf={({ photos }) => photos[0] ?? null}
      acts={contentActs<EditedSight>({
        things: texts.things[kind],
        from: {
          published: ['draft', 'archived'],
          draft: ['published', 'archived'],
          archived: ['draft', 'published'],
        },
        send: (sight, next) => editor.statusWrite(sight, next).run(),
      })}
      edit={{
        header: columns.edit,
        label: texts.edit,
        labelOf: texts.editOf,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={[
        { key: 'name', header: columns.name, sortable: true, cell: ({ name }) => name },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status }) => (
            <Badge tone={status === 'published' ? 'ok' : 'neutral'}>
              {SIGHT_STATUS_WORDS[status]}
            </Badge>
          ),
        },
        ...(kind === 'beach'
          ? [
              {
                key: 'ramps',
                header: columns.ramps,
                cell: ({ content: { ramps } }: EditedSight) =>
                  texts.ramps(ramps.filter(({ level_m }) => level_m !== null).length, ramps.length),
              },
            ]
          : []),
        {
          key: 'moment',
          header: columns.updated,
          sortable: true,
          cell: ({ updated_at }) => shortDayText(new Date(updated_at)),
        },
      ]}
    />
  )
}
