import {
  COLLECTION_KIND_WORDS,
  COLLECTION_STATUS_WORDS,
  COLLECTION_TITLE_MAX,
  type CollectionKind,
} from '@portal/contract/city/collections/collection.texts'
import type { EditedCollection } from '@portal/contract/city/collections/collection-editor'
import { namesOf } from '@portal/contract/shared/names-of'
import { ArrowDown, ArrowUp, Route } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BeginForm } from '~/lists/BeginForm.tsx'
import { contentActs } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { chosenRows } from '~/lists/list-rows.rules.ts'
import { useListAddress } from '~/lists/use-list-address.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Select } from '~/ui/Select.tsx'
import { CollectionEditor, type CollectionParts } from './CollectionEditor.tsx'
import { KIND_OPTIONS } from './collection-form.rules.ts'
import { collectionsAdminTexts as texts } from './collections-admin.texts.ts'
import { type CollectionEditorActions, useCollectionEditor } from './use-collection-editor.ts'

const OPEN = 'editar'
const STATUS = 'situacao'
const STATUSES = namesOf(COLLECTION_STATUS_WORDS)
const SORTS = {
  posicao: { key: 'order', direction: 'ascending' },
  'posicao-desc': { key: 'order', direction: 'descending' },
  nome: { key: 'name', direction: 'ascending' },
  'nome-desc': { key: 'name', direction: 'descending' },
} as const

export function CollectionsScreen(parts: CollectionParts) {
  const editor = useCollectionEditor()
  const [address, setAddress] = useSearchParams()
  return (
    <Loaded query={editor.list} texts={texts} why={failureText}>
      {(collections) => {
        const open = collections.find(({ id }) => id === address.get(OPEN))
        return open ? (
          <CollectionEditor key={open.id} collection={open} editor={editor} {...parts} />
        ) : (
          <div className="grid gap-5">
            <NewCollection editor={editor} onCreated={({ id }) => setAddress({ [OPEN]: id })} />
            <CollectionsList editor={editor} />
          </div>
        )
      }}
    </Loaded>
  )
}

type NewCollectionProps = {
  editor: CollectionEditorActions
  onCreated: (collection: EditedCollection) => void
}

function NewCollection({ editor, onCreated }: NewCollectionProps) {
  const [kind, setKind] = useState<CollectionKind>('itinerary')
  return (
    <BeginForm
      label={texts.newTitle}
      submit={texts.create}
      minLength={3}
      maxLength={COLLECTION_TITLE_MAX}
      isPending={editor.isWriting}
      onBegin={async (title) => {
        const outcome = await editor.create(kind, title)
        if (outcome.kind === 'saved') onCreated(outcome.saved)
      }}
    >
      <Field label={texts.newKind} className="min-w-48">
        <Select options={KIND_OPTIONS} value={kind} onValueChange={setKind} />
      </Field>
    </BeginForm>
  )
}

function CollectionsList({ editor }: { editor: CollectionEditorActions }) {
  const { columns } = texts
  const all = editor.list.data ?? []
  const address = useListAddress({ filters: [STATUS], sorts: SORTS, defaultSort: 'posicao' })
  const status = address.one(STATUS, STATUSES)
  return (
    <ListScreen
      list="collections"
      sheet={{ search: address.search || undefined, status }}
      address={address}
      query={editor.list}
      page={(collections) => ({
        rows: chosenRows(
          collections.filter((one) => status === undefined || one.status === status),
          {
            search: address.search,
            wordsOf: ({ title }) => title,
            sort: address.tableSort,
            keys: { name: ({ title }) => title, order: (one) => collections.indexOf(one) },
          },
        ),
      })}
      texts={{
        caption: texts.list,
        loading: texts.loading,
        loadError: texts.loadError,
        search: texts.search,
        none: { title: texts.empty, text: texts.emptyText, ...texts.nothing },
      }}
      icon={<Route />}
      filters={[
        {
          name: STATUS,
          label: columns.status,
          any: texts.anyStatus,
          options: optionsOf(COLLECTION_STATUS_WORDS),
        },
      ]}
      nameOf={({ title }) => title}
      photoOf={({ cover }) => cover}
      acts={contentActs<EditedCollection>({
        things: texts.things,
        from: {
          published: ['draft', 'archived'],
          draft: ['published', 'archived'],
          archived: ['draft', 'published'],
        },
        send: (collection, next) => editor.statusWrite(collection, next).run(),
      })}
      edit={{
        header: columns.edit,
        label: texts.edit,
        labelOf: texts.editOf,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={[
        { key: 'name', header: columns.title, sortable: true, cell: ({ title }) => title },
        { key: 'kind', header: columns.kind, cell: ({ kind }) => COLLECTION_KIND_WORDS[kind].one },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status }) => (
            <Badge tone={status === 'published' ? 'ok' : 'neutral'}>
              {COLLECTION_STATUS_WORDS[status]}
            </Badge>
          ),
        },
        {
          key: 'stops',
          header: columns.stops,
          cell: ({ stops }) =>
            texts.shown(stops.filter(({ is_shown }) => is_shown).length, stops.length),
        },
        {
          key: 'order',
          header: columns.order,
          sortable: true,
          cell: (collection) => <Order collection={collection} collections={all} editor={editor} />,
        },
      ]}
    />
  )
}

type OrderProps = {
  collection: EditedCollection
  collections: readonly EditedCollection[]
  editor: CollectionEditorActions
}

function Order({ collection: { id, title }, collections, editor }: OrderProps) {
  const place = collections.findIndex((one) => one.id === id)
  return (
    <span className="flex">
      <IconButton
        label={texts.up(title)}
        disabled={place === 0 || editor.isWriting}
        onClick={() => void editor.move(place, -1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.down(title)}
        disabled={place === collections.length - 1 || editor.isWriting}
        onClick={() => void editor.move(place, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  )
}
