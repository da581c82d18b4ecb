import { type Colour, mix } from './colour.ts'
import { type Palette, type PaletteName, palettes } from './palettes.ts'
import { hash, type Random, seededRandom } from './seeded-random.ts'
import type { Markup } from './svg.ts'

export type Frame = { width: number; height: number }

/** Everything a scene needs in order to draw; light always comes from the left half. */
export type Stage = {
  frame: Frame
  palette: Palette
  paletteName: PaletteName
  random: Random
  /** An object's own colour as this hour's light shows it. */
  paint: (colour: Colour) => Colour
  /** Different on every call, so that a primitive may be drawn many times in one picture. */
  uniqueId: (name: string) => string
}

export type Scene = (stage: Stage) => Markup

/** Under lamps, things show warm colours while the night outside stays blue. */
export function inLamplight(stage: Stage): Stage {
  return stage.palette.lampsAreLit ? { ...stage, paint: (own) => mix(own, '#8a4a24', 0.2) } : stage
}

export function setStage(frame: Frame, paletteName: PaletteName, seed: string): Stage {
  const palette: Palette = palettes[paletteName]
  const { colour, strength } = palette.ambient
  const key = `${paletteName}/${seed}`
  // A hash and not the seed itself: seeds are free text, ids are not, and two posters may share a page.
  const prefix = `p${hash(key).toString(36)}`
  let issued = 0
  return {
    frame,
    palette,
    paletteName,
    random: seededRandom(key),
    paint: (own) => mix(own, colour, strength),
    uniqueId: (name) => `${prefix}-${name}-${++issued}`,
  }
}
