import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { Button } from '~/ui/Button.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { mediaTexts } from '../media.texts.ts'
import { FractionSlider } from './FractionSlider.tsx'
import { centredAt, cropOf, type Framing, SHAPES, smallest, WHOLE } from './framing.rules.ts'
import { TouchedPhoto } from './TouchedPhoto.tsx'

const texts = mediaTexts.adjust

type CropEditorProps = {
  whole: OwnPhoto
  framing: Framing
  onChange: (framing: Framing) => void
}

/** Which part is shown: shape, size and place, by touch or by the sliders. */
export function CropEditor({ whole, framing, onChange }: CropEditorProps) {
  const crop = cropOf(framing, whole)
  const share = (part: number, all: number) => `${(part / all) * 100}%`
  return (
    <>
      <p className="text-muted text-sm">{texts.cropLead}</p>
      <SegmentedControl
        label={texts.shape}
        value={framing.shape}
        onValueChange={(shape) => onChange({ ...framing, shape })}
        options={SHAPES.map((value) => ({ value, label: texts.shapes[value] }))}
      />
      <TouchedPhoto photo={whole} onTouch={(spot) => onChange(centredAt(framing, spot, whole))}>
        <span
          className="absolute border-2 border-white shadow-[0_0_0_100vmax_rgb(6_34_46/0.6)]"
          style={{
            left: share(crop.left, whole.width),
            top: share(crop.top, whole.height),
            width: share(crop.width, whole.width),
            height: share(crop.height, whole.height),
          }}
        />
      </TouchedPhoto>
      <div className="grid gap-3 md:grid-cols-3">
        <FractionSlider
          label={texts.size}
          least={smallest(framing.shape, whole)}
          value={framing.size}
          onChange={(size) => onChange({ ...framing, size })}
        />
        <FractionSlider
          label={texts.horizontal}
          value={framing.x}
          onChange={(x) => onChange({ ...framing, x })}
        />
        <FractionSlider
          label={texts.vertical}
          value={framing.y}
          onChange={(y) => onChange({ ...framing, y })}
        />
      </div>
      <Button look="ghost" size="sm" className="justify-self-start" onClick={() => onChange(WHOLE)}>
        {texts.whole}
      </Button>
    </>
  )
}
