import type { Crop } from '@portal/contract/ground/media/media'
import { CROP_MIN_SIDE } from '@portal/contract/ground/media/photo-rules'
import { namesOf } from '@portal/contract/shared/names-of'

type Size = { width: number; height: number }

/** Width by height; `original` is that of the photo. */
const RATIOS = { original: null, wide: 16 / 9, card: 4 / 3, square: 1 } as const
export type Shape = keyof typeof RATIOS
export const SHAPES = namesOf(RATIOS)

/** A crop as a person sets it: all but the shape are fractions, `x` and `y` of the room that is left. */
export type Framing = { shape: Shape; size: number; x: number; y: number }

export const WHOLE: Framing = { shape: 'original', size: 1, x: 0.5, y: 0.5 }

/** The largest part of this shape. */
function largest(shape: Shape, { width, height }: Size): Size {
  const ratio = RATIOS[shape] ?? width / height
  const across = Math.min(width, height * ratio)
  return { width: across, height: across / ratio }
}

/** How small a part of this shape may be: what the portal would refuse cannot be set. */
export function smallest(shape: Shape, photo: Size): number {
  const most = largest(shape, photo)
  const side = (each: keyof Size) => Math.min(CROP_MIN_SIDE, photo[each]) / most[each]
  return Math.min(1, Math.max(side('width'), side('height')))
}

export function cropOf({ shape, size, x, y }: Framing, photo: Size): Crop {
  const most = largest(shape, photo)
  const share = Math.min(1, Math.max(size, smallest(shape, photo)))
  // Up to the next pixel: the least part must not lose one to rounding.
  const side = (each: keyof Size) =>
    Math.max(1, Math.min(photo[each], Math.ceil(most[each] * share - 0.001)))
  const [width, height] = [side('width'), side('height')]
  return {
    left: Math.round((photo.width - width) * x),
    top: Math.round((photo.height - height) * y),
    width,
    height,
  }
}

/** How a crop of before was set, as near as can be told from it. */
export function framingOf({ left, top, width, height }: Crop, photo: Size): Framing {
  const isLike = (shape: Shape) => {
    const most = largest(shape, photo)
    return Math.abs(width / height / (most.width / most.height) - 1) < 0.02
  }
  const shape = SHAPES.find(isLike) ?? 'original'
  const along = (start: number, room: number) => (room > 0 ? start / room : 0.5)
  return {
    shape,
    size: Math.min(1, width / largest(shape, photo).width),
    x: along(left, photo.width - width),
    y: along(top, photo.height - height),
  }
}

/** Moved so that the touched spot, in fractions of the photo, is its middle. */
export function centredAt(framing: Framing, spot: { x: number; y: number }, photo: Size): Framing {
  const crop = cropOf(framing, photo)
  const along = (at: number, whole: number, part: number) =>
    whole > part ? Math.min(1, Math.max(0, (at * whole - part / 2) / (whole - part))) : 0.5
  return {
    ...framing,
    x: along(spot.x, photo.width, crop.width),
    y: along(spot.y, photo.height, crop.height),
  }
}

export const isSameCrop = (one: Crop, other: Crop) =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height
