import {
  COLLECTION_KIND_WORDS,
  COLLECTION_STATUS_WORDS,
  COLLECTION_TITLE_MAX,
  type CollectionKind,
} from '@portal/contract/collections/collection.texts'
import type { EditedCollection } from '@portal/contract/collections/collection-editor'
import { ArrowDown, ArrowUp, Route } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { EditTable } from '~/ui/EditTable.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { CollectionEditor, type CollectionParts } from './CollectionEditor.tsx'
import { KIND_OPTIONS } from './collection-form.rules.ts'
import { collectionsAdminTexts as texts } from './collections-admin.texts.ts'
import { type CollectionEditorActions, useCollectionEditor } from './use-collection-editor.ts'

const OPEN = 'editar'

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
            <Panel aria-label={texts.list}>
              <CollectionsTable collections={collections} editor={editor} />
            </Panel>
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
  const [title, setTitle] = useState('')
  async function create(event: FormEvent) {
    event.preventDefault()
    const outcome = await editor.create(kind, title)
    if (outcome.kind === 'saved') onCreated(outcome.saved)
  }
  return (
    <Panel>
      <form onSubmit={create} className="flex flex-wrap items-end gap-3">
        <Field label={texts.newKind} className="min-w-48">
          <Select
            options={KIND_OPTIONS}
            value={kind}
            onValueChange={(value) => setKind(value as CollectionKind)}
          />
        </Field>
        <Field label={texts.newTitle} required className="min-w-60 flex-1">
          <Input
            value={title}
            minLength={3}
            maxLength={COLLECTION_TITLE_MAX}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Button type="submit" look="line" pending={editor.isWriting}>
          {texts.create}
        </Button>
      </form>
    </Panel>
  )
}

type CollectionsTableProps = { collections: EditedCollection[]; editor: CollectionEditorActions }

function CollectionsTable({ collections, editor }: CollectionsTableProps) {
  const { columns } = texts
  return (
    <EditTable
      caption={texts.list}
      rows={collections}
      empty={{ icon: <Route />, title: texts.empty, text: texts.emptyText }}
      edit={{
        header: columns.edit,
        label: texts.edit,
        labelOf: texts.editOf,
        nameOf: ({ title }) => title,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={[
        { key: 'title', header: columns.title, cell: ({ title }) => title },
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
          cell: (collection) => (
            <Order collection={collection} collections={collections} editor={editor} />
          ),
        },
      ]}
    />
  )
}

function Order({
  collection: { id, title },
  collections,
  editor,
}: CollectionsTableProps & { collection: EditedCollection }) {
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
