import type { Focus, OwnPhoto } from '@portal/contract/ground/media/media'
import { Button } from '~/ui/Button.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { mediaTexts } from '../media.texts.ts'
import { FractionSlider } from './FractionSlider.tsx'
import { TouchedPhoto } from './TouchedPhoto.tsx'

const texts = mediaTexts.adjust
const MIDDLE: Focus = { x: 0.5, y: 0.5 }

type FocusEditorProps = {
  photo: OwnPhoto
  focus: Focus | null
  onChange: (focus: Focus | null) => void
}

/** What must not be cut off, with how it looks in the frames that pages have. */
export function FocusEditor({ photo, focus, onChange }: FocusEditorProps) {
  const spot = focus ?? MIDDLE
  const framed = { ...photo, focus: spot }
  return (
    <>
      <p className="text-muted text-sm">{texts.focusLead}</p>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_12rem]">
        <TouchedPhoto photo={photo} onTouch={onChange}>
          <span
            className="absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white bg-guara-600 shadow-soft"
            style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
          />
        </TouchedPhoto>
        <div className="grid grid-cols-2 content-start gap-3 md:grid-cols-1">
          <figure className="grid gap-1 text-muted text-xs">
            <Picture picture={framed} ratio="1/1" sizes="192px" alt="" />
            <figcaption>{texts.card}</figcaption>
          </figure>
          <figure className="grid gap-1 text-muted text-xs">
            <Picture picture={framed} ratio="16/9" sizes="192px" alt="" />
            <figcaption>{texts.hero}</figcaption>
          </figure>
        </div>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <FractionSlider
          label={texts.horizontal}
          value={spot.x}
          onChange={(x) => onChange({ ...spot, x })}
        />
        <FractionSlider
          label={texts.vertical}
          value={spot.y}
          onChange={(y) => onChange({ ...spot, y })}
        />
      </div>
      <Button look="ghost" size="sm" className="justify-self-start" onClick={() => onChange(null)}>
        {texts.reset}
      </Button>
    </>
  )
}
