import {
  type FigureAttributes,
  RICH_TEXT_LIMITS as LIMITS,
} from '@portal/contract/rich-text/rich-text-types'
import { type ReactNode, useState } from 'react'
import { Field } from '../../Field.tsx'
import { FieldError } from '../../FieldError.tsx'
import { Input } from '../../Input.tsx'
import { Picture } from '../../Picture.tsx'
import type { Photo } from '../../photo-sources.ts'
import { editorWords } from './editor.words.ts'
import { WindowForm } from './WindowForm.tsx'

const words = editorWords.figure

export type ChosenPhoto = Photo & { /** Its files are made: it can be shown. */ isReady: boolean }
/** Where photos come from is not the editor's to know: this draws the choosing of one. */
export type PhotoPicker = (part: {
  photo: ChosenPhoto | null
  onChange: (photo: ChosenPhoto | null) => void
}) => ReactNode

type FigureWindowProps = {
  /** The one in the text, whose photo stays; null for a new one. */
  figure: FigureAttributes | null
  photos: readonly Photo[]
  picker: PhotoPicker
  onDone: (figure: FigureAttributes, photo: Photo) => void
  onClose: () => void
}

export function FigureWindow({ figure, photos, picker, onDone, onClose }: FigureWindowProps) {
  const known = photos.find(({ id }) => id === figure?.photo_id)
  const [photo, setPhoto] = useState<ChosenPhoto | null>(known ? { ...known, isReady: true } : null)
  const [said, setSaid] = useState({
    alt: figure?.alt ?? '',
    caption: figure?.caption ?? '',
    credit: figure?.credit ?? '',
  })
  const [isTried, setTried] = useState(false)
  const problem = !photo ? words.noPhoto : photo.isReady ? null : words.preparing

  function submit() {
    setTried(true)
    if (!photo?.isReady) return
    const { isReady: _, ...chosen } = photo
    const trimmed = {
      alt: said.alt.trim(),
      caption: said.caption.trim(),
      credit: said.credit.trim(),
    }
    onDone({ photo_id: photo.id, ...trimmed }, chosen)
  }
  const field = (name: keyof typeof said, hint?: string) => (
    <Field label={words[name]} hint={hint} optional={name !== 'alt'}>
      <Input
        value={said[name]}
        onChange={(event) => setSaid({ ...said, [name]: event.target.value })}
        maxLength={LIMITS[name]}
      />
    </Field>
  )
  return (
    <WindowForm
      title={words.title}
      submit={figure ? words.update : words.insert}
      onSubmit={submit}
      onClose={onClose}
    >
      {figure && photo ? (
        <Picture picture={photo} alt={said.alt} ratio="3/2" sizes="32rem" />
      ) : (
        picker({ photo, onChange: setPhoto })
      )}
      {isTried && problem ? (
        <div role="alert">
          <FieldError id="foto-problema">{problem}</FieldError>
        </div>
      ) : null}
      {field('alt', words.altHint)}
      {field('caption')}
      {field('credit', words.creditHint)}
    </WindowForm>
  )
}
