import {
  EPISODE_KIND_WORDS,
  EPISODE_KINDS,
  EPISODE_SUMMARY_MAX,
  EPISODE_TITLE_MAX,
  TRANSCRIPT_MAX,
} from '@portal/contract/newsroom/podcast/podcast.texts'
import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { RichTextEditor } from '~/ui/rich-text/RichTextEditor.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { EpisodeForm } from './episode-form.rules.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'

const { fields: texts, sections } = podcastAdminTexts

export function WordsFields() {
  const { register, control } = useFormContext<EpisodeForm>()
  return (
    <EditorSection title={sections.words}>
      <Field id="title" label={texts.title} required>
        <Input {...register('title')} maxLength={EPISODE_TITLE_MAX} />
      </Field>
      <Field id="content.summary" label={texts.summary} hint={texts.summaryHint}>
        <Textarea {...register('summary')} rows={2} maxLength={EPISODE_SUMMARY_MAX} />
      </Field>
      <Field id="slug" label={texts.slug} hint={texts.slugHint}>
        <Input {...register('slug')} />
      </Field>
      <div className="grid gap-4 md:grid-cols-3">
        <Field id="content.kind" label={texts.kind}>
          <PlainSelect {...register('kind')}>
            {EPISODE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {EPISODE_KIND_WORDS[kind]}
              </option>
            ))}
          </PlainSelect>
        </Field>
        <Field id="content.season" label={texts.season} optional>
          <Input {...register('season')} inputMode="numeric" />
        </Field>
        <Field id="content.number" label={texts.number} optional>
          <Input {...register('number')} inputMode="numeric" />
        </Field>
      </div>
      <Field id="content.notes" label={texts.notes} group>
        <Controller
          control={control}
          name="notes"
          render={({ field, formState: { defaultValues } }) => (
            <RichTextEditor
              // What is taken from elsewhere opens a new one.
              key={JSON.stringify(defaultValues?.notes)}
              initial={field.value}
              onChange={(notes) => field.onChange(notes)}
              label={texts.notes}
            />
          )}
        />
      </Field>
      <Controller
        control={control}
        name="is_explicit"
        render={({ field }) => (
          <Checkbox
            label={texts.explicit}
            hint={texts.explicitHint}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </EditorSection>
  )
}

export function TranscriptField() {
  const { register } = useFormContext<EpisodeForm>()
  return (
    <EditorSection title={sections.transcript}>
      <Field id="content.transcript" label={texts.transcript} hint={texts.transcriptHint} hideLabel>
        <Textarea {...register('transcript')} rows={8} maxLength={TRANSCRIPT_MAX} />
      </Field>
    </EditorSection>
  )
}
