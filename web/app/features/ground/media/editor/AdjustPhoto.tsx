import type { Crop, Focus, OwnPhoto } from '@portal/contract/ground/media/media'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { mediaTexts } from '../media.texts.ts'
import { CropEditor } from './CropEditor.tsx'
import { FocusEditor } from './FocusEditor.tsx'
import { cropOf, type Framing, framingOf, isSameCrop, WHOLE } from './framing.rules.ts'

const texts = mediaTexts.adjust

type AdjustPhotoProps = {
  photo: OwnPhoto
  /** Counted from one. */
  place: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** With the photo as it is now: another one where it was cropped. */
  onAdjusted: (photo: OwnPhoto) => void
  finalFocus: () => HTMLElement | true
}

/** What of a photo stays in sight, and which part of it is shown at all. */
export function AdjustPhoto(props: AdjustPhotoProps) {
  const { photo, place, isOpen, onOpenChange, finalFocus, onAdjusted } = props
  return (
    <Dialog
      size="lg"
      align="top"
      title={texts.title(place)}
      open={isOpen}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
    >
      {isOpen ? (
        <Reading
          id={photo.id}
          onSaved={(after) => {
            onAdjusted(after)
            onOpenChange(false)
          }}
          onCancel={() => onOpenChange(false)}
        />
      ) : null}
    </Dialog>
  )
}

type ReadingProps = { id: string; onSaved: (photo: OwnPhoto) => void; onCancel: () => void }

/** Where it was cut from is known to its owner alone, so it is asked for. */
function Reading({ id, ...rest }: ReadingProps) {
  const [photo, setPhoto] = useState<OwnPhoto | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const read = useCallback(() => {
    setProblem(null)
    browserApi
      .get('/api/v1/media/:id', { params: { id } })
      .then(setPhoto)
      .catch((error) => setProblem(isMissing(error) ? texts.notYours : texts.unread))
  }, [id])
  useEffect(read, [read])
  if (photo) return <Adjusting photo={photo} {...rest} />
  if (!problem) return <p role="status">{texts.loading}</p>
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{problem}</p>
      {problem === texts.unread ? (
        <Button look="line" size="sm" onClick={read}>
          {texts.retry}
        </Button>
      ) : null}
    </div>
  )
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

type AdjustingProps = Omit<ReadingProps, 'id'> & { photo: OwnPhoto }

function Adjusting({ photo, onSaved, onCancel }: AdjustingProps) {
  const whole = wholeOf(photo)
  const before: Crop = photo.cropped_from ?? cropOf(WHOLE, whole)
  const [mode, setMode] = useState<'focus' | 'crop'>('focus')
  const [focus, setFocus] = useState<Focus | null>(photo.focus ?? null)
  const [framing, setFraming] = useState<Framing>(() => framingOf(before, whole))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save() {
    setSaving(true)
    setFailure(null)
    try {
      onSaved(await saved())
    } catch (error) {
      setFailure(error instanceof ApiError ? failureText(error) : texts.failed)
      setSaving(false)
    }
  }
  /** The focus first: the crop takes it along. */
  async function saved(): Promise<OwnPhoto> {
    const params = { id: photo.id }
    const isMoved = focus?.x !== photo.focus?.x || focus?.y !== photo.focus?.y
    const focused = isMoved
      ? await browserApi.send('PATCH', '/api/v1/media/:id', { params, body: { focus } })
      : photo
    // Reading a crop back may be a pixel off: untouched, it stays as it is.
    const crop = cropOf(framing, whole)
    const isTouched = !isSameCrop(crop, cropOf(framingOf(before, whole), whole))
    if (!isTouched) return focused
    return browserApi.send('POST', '/api/v1/media/:id/crop', { params, body: crop })
  }
  return (
    <div className="grid gap-4">
      <SegmentedControl
        label={texts.mode}
        value={mode}
        onValueChange={setMode}
        options={[
          { value: 'focus', label: texts.modes.focus },
          { value: 'crop', label: texts.modes.crop },
        ]}
      />
      {mode === 'focus' ? (
        <FocusEditor photo={photo} focus={focus} onChange={setFocus} />
      ) : (
        <CropEditor whole={whole} framing={framing} onChange={setFraming} />
      )}
      {failure ? (
        <p role="alert" className="font-semibold text-vermelho-700">
          {failure}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" pending={isSaving} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

function wholeOf({ cropped_from: from, ...photo }: OwnPhoto): OwnPhoto {
  if (!from) return photo
  return { ...photo, id: from.id, width: from.whole_width, height: from.whole_height }
}
