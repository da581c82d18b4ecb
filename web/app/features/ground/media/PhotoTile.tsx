import type { OwnPhoto } from '@portal/contract/ground/media/media'
import clsx from 'clsx'
import { ArrowLeft, ArrowRight, Crop, GripVertical, Star, Trash2 } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { mediaTexts } from './media.texts.ts'
import type { Direction } from './photo-order.rules.ts'
import { dragMark } from './use-drag-order.ts'

export type PhotoActions = {
  onStep: (photo: OwnPhoto, direction: Direction) => void
  onRemove: (photo: OwnPhoto) => void
  onCover: (photo: OwnPhoto) => void
  /** Absent where photos are taken as they come. */
  onAdjust: ((photo: OwnPhoto) => void) | undefined
  onHold: (event: PointerEvent, id: string) => void
}

type PhotoTileProps = PhotoActions & {
  photo: OwnPhoto
  /** Counted from one. */
  place: number
  count: number
  preview: string | undefined
  isHeld: boolean
}

/** Fixed, so that the focus finds the button again after the photo has moved. */
export const stepButtonId = (id: string, direction: Direction) => `foto-${id}-${direction}`
export const adjustButtonId = (id: string) => `foto-${id}-ajustar`

export function PhotoTile({ photo, place, count, preview, isHeld, ...actions }: PhotoTileProps) {
  const texts = mediaTexts.photo
  // The only one has no order to be in.
  const isOne = count === 1
  return (
    <li
      {...dragMark(photo.id)}
      style={{ order: place }}
      aria-label={texts.name(place)}
      className={clsx(
        'grid content-start gap-3 rounded-card border bg-white p-3',
        isHeld ? 'border-mar-600 shadow-soft' : 'border-line',
      )}
    >
      <Picture
        picture={photo}
        ratio="4/3"
        sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 45vw, 100vw"
        topLeft={
          isOne ? null : place === 1 ? (
            <Badge tone="sol">{texts.cover}</Badge>
          ) : (
            <Badge>{place}</Badge>
          )
        }
      >
        <StandIn photo={photo} preview={preview} />
      </Picture>
      <div className="flex flex-wrap items-center justify-end">
        {isOne ? null : <Order photo={photo} place={place} count={count} {...actions} />}
        {actions.onAdjust && photo.status === 'ready' ? (
          <IconButton
            id={adjustButtonId(photo.id)}
            label={texts.adjust(place)}
            onClick={() => actions.onAdjust?.(photo)}
          >
            <Crop aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton label={texts.remove(place)} onClick={() => actions.onRemove(photo)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {photo.status === 'failed' ? (
        <p className="text-sm font-semibold text-vermelho-700">{texts.failed}</p>
      ) : null}
    </li>
  )
}

type OrderProps = Pick<
  PhotoTileProps,
  'photo' | 'place' | 'count' | 'onHold' | 'onStep' | 'onCover'
>

function Order({ photo, place, count, onHold, onStep, onCover }: OrderProps) {
  const step = { photo, place, onStep }
  return (
    <>
      <span
        onPointerDown={(event) => onHold(event, photo.id)}
        title={mediaTexts.photo.drag}
        aria-hidden="true"
        className="mr-auto grid size-11 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
      {place > 1 ? (
        <IconButton label={mediaTexts.photo.makeCover(place)} onClick={() => onCover(photo)}>
          <Star aria-hidden="true" />
        </IconButton>
      ) : null}
      <StepButton {...step} direction="earlier" isPossible={place > 1} />
      <StepButton {...step} direction="later" isPossible={place < count} />
    </>
  )
}

type StandInProps = { photo: OwnPhoto; preview: string | undefined }

/** The person's own file under a veil, until the portal has made its own of it. */
function StandIn({ photo, preview }: StandInProps) {
  return (
    <div className="relative">
      {preview ? <img src={preview} alt={photo.alt} className="size-full object-cover" /> : null}
      {photo.status === 'processing' ? (
        <p className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-mar-950/75 px-3 py-2 text-xs font-semibold text-white">
          <Spinner size="sm" />
          {mediaTexts.photo.preparing}
        </p>
      ) : null}
    </div>
  )
}

type StepButtonProps = Pick<PhotoActions, 'onStep'> & {
  photo: OwnPhoto
  place: number
  direction: Direction
  isPossible: boolean
}

function StepButton({ photo, place, direction, isPossible, onStep }: StepButtonProps) {
  const Icon = direction === 'earlier' ? ArrowLeft : ArrowRight
  return (
    <IconButton
      id={stepButtonId(photo.id, direction)}
      label={mediaTexts.photo[direction](place)}
      disabled={!isPossible}
      onClick={() => onStep(photo, direction)}
    >
      {/* One below the other on a phone. */}
      <Icon aria-hidden="true" className="max-md:rotate-90" />
    </IconButton>
  )
}
