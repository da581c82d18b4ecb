import type { OwnPhoto } from '@portal/contract/ground/media/media'
import {
  MOST_AREA_M2,
  MOST_GUESTS,
  MOST_MIN_NIGHTS,
  MOST_ROOMS_OF_UNIT,
  MOST_UNIT_PHOTOS,
  UNIT_AMENITIES,
  UNIT_AMENITY_WORDS,
  UNIT_KIND_WORDS,
  UNIT_KINDS,
  UNIT_NAME_MAX,
  UNIT_TEXT_MAX,
} from '@portal/contract/lodging/lodging/lodging.texts'
import type { OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import type { UnitContent } from '@portal/contract/lodging/lodging/lodging-fields'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { BedsFields } from './BedsFields.tsx'
import type { LodgingWrites } from './lodging-editor.queries.ts'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'
import { NumberInput } from './NumberInput.tsx'
import { SeasonsFields } from './SeasonsFields.tsx'

/** Handed in by the route: sending photos is another feature. */
export type PhotosSlot = (photos: {
  photos: readonly OwnPhoto[]
  onChange: (photos: OwnPhoto[]) => void
  limit: number
}) => ReactNode

const { editor: texts } = lodgingEditorTexts
const AMENITIES = UNIT_AMENITIES.map((value) => ({ value, label: UNIT_AMENITY_WORDS[value] }))

type UnitEditorProps = {
  unit: OwnUnit
  writes: LodgingWrites
  renderPhotos: PhotosSlot
  onClose: () => void
}

/** Everything of a unit. What was typed outlives a refusal. */
export function UnitEditor({ unit, writes, renderPhotos, onClose }: UnitEditorProps) {
  // What was read when the window opened: a newer version is told by the refusal.
  const [opened] = useState({ version: unit.version, content: contentOf(unit) })
  const [content, setContent] = useState<UnitContent>(opened.content)
  const [photos, setPhotos] = useState<OwnPhoto[]>(() =>
    unit.photos.map((photo) => ({ ...photo, status: 'ready', created_at: '' })),
  )
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [asksToClose, setAsksToClose] = useState(false)
  const change = (part: Partial<UnitContent>) => setContent((now) => ({ ...now, ...part }))
  const problemOf = (path: string) => problems.find((one) => one.path === path)?.message
  const wanted = { ...content, photo_ids: photos.map(({ id }) => id) }
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(opened.content)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (photos.some(({ status }) => status === 'processing')) return setFailure(texts.photoWaits)
    const outcome = await writes.updateUnit(unit.id, { ...wanted, version: opened.version })
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'busy') return
    setProblems(outcome.fields)
    // Parts may be folded: the first problem is said beside the button as well.
    setFailure(outcome.fields[0]?.message ?? outcome.sentence)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return
        if (isChanged) setAsksToClose(true)
        else onClose()
      }}
      title={unit.name}
      size="lg"
      align="top"
    >
      <LeaveQuestion hasUnsavedWork={isChanged} />
      <ConfirmDialog
        title={texts.close.title}
        description={texts.close.text}
        confirmLabel={texts.close.confirm}
        cancelLabel={texts.close.stay}
        destructive
        open={asksToClose}
        onOpenChange={setAsksToClose}
        onConfirm={onClose}
      />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={texts.name} error={problemOf('name')} required>
            <Input
              value={content.name}
              maxLength={UNIT_NAME_MAX}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field label={texts.kind} required>
            <WordSelect
              of={UNIT_KINDS}
              words={UNIT_KIND_WORDS}
              value={content.kind}
              onChoose={(chosen) => change({ kind: chosen })}
            />
          </Field>
        </div>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <Field label={texts.capacity} error={problemOf('capacity')} required>
            <NumberInput
              value={content.capacity}
              max={MOST_GUESTS}
              onChange={(capacity) => change({ capacity: capacity ?? 0 })}
            />
          </Field>
          <Field label={texts.bedrooms} error={problemOf('bedrooms')}>
            <NumberInput
              value={content.bedrooms}
              max={MOST_ROOMS_OF_UNIT}
              onChange={(bedrooms) => change({ bedrooms: bedrooms ?? 0 })}
            />
          </Field>
          <Field label={texts.bathrooms} error={problemOf('bathrooms')}>
            <NumberInput
              value={content.bathrooms}
              max={MOST_ROOMS_OF_UNIT}
              onChange={(bathrooms) => change({ bathrooms: bathrooms ?? 0 })}
            />
          </Field>
          <Field label={texts.area} error={problemOf('area_m2')} optional>
            <NumberInput
              value={content.area_m2}
              max={MOST_AREA_M2}
              onChange={(area_m2) => change({ area_m2 })}
            />
          </Field>
        </div>
        <fieldset className="grid gap-4 md:grid-cols-3">
          <legend className="sr-only">{texts.parts.prices}</legend>
          <Field label={texts.base} error={problemOf('base_price_cents')} required>
            <MaskedField
              mask="money"
              value={String(content.base_price_cents)}
              onValueChange={(raw) => change({ base_price_cents: Number(raw) })}
            />
          </Field>
          <Field
            label={texts.weekend}
            hint={texts.weekendHint}
            error={problemOf('weekend_price_cents')}
          >
            <MaskedField
              mask="money"
              value={
                content.weekend_price_cents === null ? '' : String(content.weekend_price_cents)
              }
              onValueChange={(raw) =>
                change({ weekend_price_cents: raw === '' ? null : Number(raw) })
              }
            />
          </Field>
          <Field label={texts.minNights} error={problemOf('min_nights')}>
            <NumberInput
              value={content.min_nights}
              max={MOST_MIN_NIGHTS}
              onChange={(nights) => change({ min_nights: nights ?? 0 })}
            />
          </Field>
        </fieldset>
        <Checkbox
          label={texts.visible}
          checked={content.is_published}
          onCheckedChange={(is_published) => change({ is_published })}
        />
        <Disclosure label={texts.parts.seasons}>
          <SeasonsFields
            seasons={content.seasons}
            problems={problems}
            onChange={(seasons) => change({ seasons })}
          />
        </Disclosure>
        <Disclosure label={texts.parts.photos}>
          {renderPhotos({ photos, onChange: setPhotos, limit: MOST_UNIT_PHOTOS })}
        </Disclosure>
        <Disclosure label={texts.parts.beds}>
          <BedsFields beds={content.beds} onChange={(beds) => change({ beds })} />
        </Disclosure>
        <Disclosure label={texts.parts.amenities}>
          <CheckboxGroup
            aria-label={texts.parts.amenities}
            options={AMENITIES}
            values={content.amenities}
            onValuesChange={(amenities) => change({ amenities })}
          />
        </Disclosure>
        <Field
          label={texts.description}
          hint={texts.descriptionHint}
          error={problemOf('description')}
          optional
        >
          <Textarea
            value={content.description}
            maxLength={UNIT_TEXT_MAX}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        {failure ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {failure}
          </p>
        ) : null}
        <div className="flex flex-col gap-3 md:flex-row">
          <Button type="submit" look="primary" pending={writes.isSaving}>
            {texts.save}
          </Button>
          <ConfirmDialog
            title={texts.ask(unit.name)}
            description={texts.askText}
            confirmLabel={texts.remove}
            destructive
            onConfirm={() =>
              writes.removeUnit(unit).then(({ kind }) => {
                if (kind === 'saved') onClose()
              })
            }
            trigger={<Button look="ghost">{texts.remove}</Button>}
          />
        </div>
      </form>
    </Dialog>
  )
}

function contentOf(unit: OwnUnit): UnitContent {
  const { id: _id, version: _version, is_within_plan: _plan, photos, ...content } = unit
  // What the table of the house wrote is edited there.
  const seasons = content.seasons.flatMap(({ is_of_house: isOfHouse, ...season }) =>
    isOfHouse ? [] : [season],
  )
  return { ...content, seasons, photo_ids: photos.map((photo) => photo.id) }
}
