import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { TextField } from '~/editing/fields.tsx'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { settingsEditorTexts } from './settings-editor.texts.ts'
import type { SettingsForm } from './settings-form.rules.ts'

const MAX_TESTIMONIALS = 6

export function TestimonialsField() {
  const { fields, append, remove } = useFieldArray<SettingsForm, 'club_testimonials'>({
    name: 'club_testimonials',
  })
  const { testimonials, fields: names } = settingsEditorTexts
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{names.club_testimonials.label}</h3>
      <p className="text-xs text-muted">
        {fields.length === 0 ? testimonials.none : names.club_testimonials.hint}
      </p>
      <div className="mt-3 grid gap-4">
        {fields.map((field, index) => {
          const at = `club_testimonials.${index}` as const
          return (
            <fieldset key={field.id} className="grid gap-3 rounded-input bg-areia-100 p-4">
              <legend className="sr-only">{testimonials.one(index + 1)}</legend>
              <div className="flex items-start justify-between gap-3">
                <p aria-hidden="true" className="text-sm font-semibold">
                  {testimonials.one(index + 1)}
                </p>
                <IconButton
                  label={testimonials.remove(index + 1)}
                  className="-mt-2.5 -mr-2.5"
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
              <div className="grid gap-3 md:grid-cols-2">
                <TextField
                  name={`${at}.name`}
                  label={testimonials.name}
                  maxLength={60}
                  autoComplete="off"
                />
                <TextField
                  name={`${at}.place`}
                  label={testimonials.place}
                  optional
                  maxLength={60}
                  autoComplete="off"
                />
              </div>
              <TextField name={`${at}.text`} label={testimonials.text} rows={2} maxLength={280} />
            </fieldset>
          )
        })}
      </div>
      {fields.length < MAX_TESTIMONIALS ? (
        <Button
          look="line"
          size="sm"
          className="mt-4"
          onClick={() => append({ name: '', place: '', text: '' })}
        >
          <Plus aria-hidden="true" />
          {testimonials.add}
        </Button>
      ) : null}
    </div>
  )
}
