import {
  SHOW_CATEGORIES,
  SHOW_CATEGORY_NAMES,
  SHOW_DESCRIPTION_MAX,
  SHOW_TITLE_MAX,
} from '@portal/contract/podcast/podcast.texts'
import { type EditedShow, updateShow } from '@portal/contract/podcast/podcast-editor'
import { useQueryClient } from '@tanstack/react-query'
import { Mic, Rss } from 'lucide-react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { NamedField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { useSave } from '~/editing/use-save.ts'
import { NameForm } from '~/lists/NameForm.tsx'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { CoverPart } from './EpisodeEditor.tsx'
import { SHOWS_KEY, showsQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'
import { showBody, showForm } from './show-form.rules.ts'

const texts = podcastAdminTexts.shows

export function ShowsPanel({ shows, cover }: { shows: EditedShow[]; cover: CoverPart }) {
  const writes = useShowWrites()
  return (
    <div className="grid gap-5">
      <Panel>
        <NameForm
          label={texts.create}
          submit={texts.submit}
          minLength={2}
          maxLength={SHOW_TITLE_MAX}
          isPending={writes.isWriting}
          onName={async (title) => (await writes.create(title)).kind === 'saved'}
        />
      </Panel>
      {shows.length === 0 ? (
        <EmptyState icon={<Mic />} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      ) : null}
      {shows.map((show) => (
        <ShowEditor key={show.id} show={show} cover={cover} />
      ))}
    </div>
  )
}

function ShowEditor({ show, cover }: { show: EditedShow; cover: CoverPart }) {
  const writes = useShowWrites()
  const editor = useEditor(updateShow, {
    from: show,
    params: { id: show.id },
    toForm: showForm,
    toBody: (values, { version }) => showBody(values, version),
    idOf: (path) => `${show.slug}-${path}`,
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: writes.keep,
    read: () => writes.read(show.id),
  })
  const { base, form } = editor
  return (
    <EditorForm editor={editor} asksOnLeave={false}>
      <EditorSection title={base.title} lead={texts.episodes(base.episode_count)}>
        <div className="grid gap-4 md:grid-cols-2">
          <NamedField name="title" label={texts.fields.title} required>
            <Input {...form.register('title')} maxLength={SHOW_TITLE_MAX} />
          </NamedField>
          <NamedField name="author" label={texts.fields.author}>
            <Input {...form.register('author')} maxLength={120} />
          </NamedField>
        </div>
        <NamedField name="description" label={texts.fields.description}>
          <Textarea {...form.register('description')} maxLength={SHOW_DESCRIPTION_MAX} />
        </NamedField>
        <div className="grid gap-4 md:grid-cols-2">
          <NamedField
            name="owner_email"
            label={texts.fields.owner_email}
            hint={texts.fields.ownerHint}
            optional
          >
            <Input {...form.register('owner_email')} type="email" inputMode="email" />
          </NamedField>
          <NamedField name="category" label={texts.fields.category}>
            <PlainSelect {...form.register('category')}>
              {SHOW_CATEGORY_NAMES.map((name) => (
                <option key={name} value={name}>
                  {SHOW_CATEGORIES[name].label}
                </option>
              ))}
            </PlainSelect>
          </NamedField>
          {(['apple_url', 'spotify_url', 'youtube_url'] as const).map((name) => (
            <NamedField key={name} name={name} label={texts.fields[name]} optional>
              <Input {...form.register(name)} type="url" inputMode="url" />
            </NamedField>
          ))}
        </div>
      </EditorSection>
      {cover({
        title: texts.cover,
        cover: base.cover,
        onCover: (id) => form.setValue('cover_id', id ?? '', { shouldDirty: true }),
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={editor.isSaving}>
          {podcastAdminTexts.save}
        </Button>
        <a href={base.feed} className={buttonStyle({ look: 'ghost' })}>
          <Rss aria-hidden="true" />
          {texts.feed}
        </a>
      </div>
    </EditorForm>
  )
}

function useShowWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const keep = () => client.invalidateQueries({ queryKey: SHOWS_KEY })
  const { isSaving, save } = useSave<EditedShow>({ onSaved: keep })
  return {
    isWriting: isSaving,
    keep,
    read: async (id: string) =>
      (await client.fetchQuery({ ...showsQuery(api), staleTime: 0 }).catch(() => [])).find(
        (show) => show.id === id,
      ) ?? null,
    create: (title: string) =>
      save({
        run: () => api.send('POST', '/api/v1/admin/podcast/shows', { body: { title } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
  }
}
