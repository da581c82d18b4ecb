import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { ALT_MAX_LENGTH } from '@portal/contract/ground/media/photo-rules'
import { useState } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { mediaTexts } from './media.texts.ts'

type AltFieldProps = { photo: OwnPhoto; place: number; onSaved: (alt: string) => void }

/** Saved when the person leaves the field: the words belong to the photo, wherever it is shown. */
export function AltField({ photo, place, onSaved }: AltFieldProps) {
  const [text, setText] = useState(photo.alt)
  const [error, setError] = useState<string | null>(null)
  async function save() {
    const alt = text.trim()
    if (alt === photo.alt) return setError(null)
    try {
      const saved = await browserApi.send('PATCH', '/api/v1/media/:id', {
        params: { id: photo.id },
        body: { alt },
      })
      setError(null)
      onSaved(saved.alt)
    } catch (failure) {
      setError(failure instanceof ApiError ? failureText(failure) : mediaTexts.photo.altFailed)
    }
  }
  return (
    <Field
      label={
        <>
          {mediaTexts.photo.alt}
          <span className="sr-only"> ({mediaTexts.photo.name(place)})</span>
        </>
      }
      hint={mediaTexts.photo.altHint}
      error={error}
    >
      <Input
        value={text}
        maxLength={ALT_MAX_LENGTH}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => void save()}
      />
    </Field>
  )
}
