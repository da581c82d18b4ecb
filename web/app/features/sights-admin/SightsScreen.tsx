import { SIGHT_STATUS_WORDS, type SightKind } from '@portal/contract/sights/sight.texts'
import type { EditedSight } from '@portal/contract/sights/sight-editor'
import { Palmtree } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { shortDayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { EditTable } from '~/ui/EditTable.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { type PhotosPart, SightEditor } from './SightEditor.tsx'
import { sightsAdminTexts as texts } from './sights-admin.texts.ts'
import { type SightEditorActions, useSightEditor } from './use-sight-editor.ts'

const OPEN = 'editar'

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
            <NewSight
              kind={kind}
              editor={editor}
              onCreated={({ id }) => setAddress({ [OPEN]: id })}
            />
            <Panel aria-label={texts.list[kind]}>
              <SightsTable kind={kind} sights={sights} />
            </Panel>
          </div>
        )
      }}
    </Loaded>
  )
}

type NewSightProps = {
  kind: SightKind
  editor: SightEditorActions
  onCreated: (sight: EditedSight) => void
}

function NewSight({ kind, editor, onCreated }: NewSightProps) {
  const [name, setName] = useState('')
  async function create(event: FormEvent) {
    event.preventDefault()
    const outcome = await editor.create(name)
    if (outcome.kind === 'saved') onCreated(outcome.saved)
  }
  return (
    <Panel>
      <form onSubmit={create} className="flex flex-wrap items-end gap-3">
        <Field label={texts.newName[kind]} required className="min-w-60 flex-1">
          <Input
            value={name}
            minLength={2}
            maxLength={80}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button type="submit" look="line" pending={editor.isWriting}>
          {texts.create}
        </Button>
      </form>
    </Panel>
  )
}

function SightsTable({ kind, sights }: { kind: SightKind; sights: EditedSight[] }) {
  const { columns } = texts
  return (
    <EditTable
      caption={texts.list[kind]}
      rows={sights}
      empty={{ icon: <Palmtree />, title: texts.empty[kind], text: texts.emptyText }}
      edit={{
        header: columns.edit,
        label: texts.edit,
        labelOf: texts.editOf,
        nameOf: ({ name }) => name,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={[
        { key: 'name', header: columns.name, cell: ({ name }) => name },
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
          key: 'updated',
          header: columns.updated,
          cell: ({ updated_at }) => shortDayText(new Date(updated_at)),
        },
      ]}
    />
  )
}
