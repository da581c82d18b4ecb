import { CHAPTER_TITLE_MAX, MOST_CHAPTERS } from '@portal/contract/newsroom/podcast/podcast.texts'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldWords } from '~/editing/field-book.ts'
import { Button } from '~/ui/Button.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import type { EpisodeForm } from './episode-form.rules.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'

const texts = podcastAdminTexts.chapters

export function ChaptersField() {
  const { control, register } = useFormContext<EpisodeForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'chapters' })
  useFieldWords('chapters', { label: podcastAdminTexts.sections.chapters })
  return (
    <EditorSection title={podcastAdminTexts.sections.chapters} lead={texts.lead}>
      {fields.map(({ id }, index) => {
        const path = `content.chapters.${index}`
        return (
          <FormListItem
            key={id}
            label={texts.item(index + 1)}
            removeLabel={texts.remove(index + 1)}
            onRemove={() => remove(index)}
          >
            <div className="grid gap-3 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
              <Field id={`${path}.start_s`} label={texts.start} hint={texts.startHint}>
                <Input {...register(`chapters.${index}.start`)} className="num" />
              </Field>
              <Field id={`${path}.title`} label={texts.title}>
                <Input {...register(`chapters.${index}.title`)} maxLength={CHAPTER_TITLE_MAX} />
              </Field>
              <Field id={`${path}.url`} label={texts.url} optional>
                <Input {...register(`chapters.${index}.url`)} type="url" inputMode="url" />
              </Field>
            </div>
          </FormListItem>
        )
      })}
      {fields.length < MOST_CHAPTERS ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => append({ start: fields.length === 0 ? '0:00' : '', title: '', url: '' })}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </EditorSection>
  )
}
