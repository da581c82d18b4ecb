import type { PaletteName } from './palettes.ts'
import { type PosterKind, type SceneEntry, scenes } from './scenes.ts'
import { type Frame, type Stage, setStage } from './stage.ts'
import { type Markup, svg } from './svg.ts'

export type Poster = {
  /** Any text; the same seed, kind and palette always give the same picture. */
  seed: string
  kind: PosterKind
  palette: PaletteName
  /** Size in pixels; another shape than the scene's own is cut around its subject. */
  width?: number
  height?: number
}

export function drawPoster({ seed, kind, palette, width, height }: Poster): Markup {
  const entry: SceneEntry = scenes[kind]
  const stage = setStage(entry.frame, palette, `${kind}/${seed}`)
  const isMirrored = entry.mayMirror && stage.random.chance(0.5)
  const art = entry.draw(stage)
  const size = outputSize(entry, width, height)
  const window = cropWindow(entry, size, isMirrored)
  const viewBox = svg`${window.x} ${window.y} ${window.width} ${window.height}`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">
    ${isMirrored ? mirror(art, entry.frame) : art}
    ${entry.hasGrain && drawGrain(stage)}
  </svg>`
}

function outputSize({ frame, pixelsPerUnit }: SceneEntry, width?: number, height?: number): Frame {
  const ratio = frame.width / frame.height
  if (width && height) return { width, height }
  if (width) return { width, height: Math.round(width / ratio) }
  if (height) return { width: Math.round(height * ratio), height }
  return { width: frame.width * pixelsPerUnit, height: frame.height * pixelsPerUnit }
}

/** The largest window of the wanted shape, as near to the subject as the frame allows. */
function cropWindow({ frame, focus }: SceneEntry, size: Frame, isMirrored: boolean) {
  const zoom = Math.min(frame.width / size.width, frame.height / size.height)
  const width = size.width * zoom
  const height = size.height * zoom
  const focusX = isMirrored ? 1 - focus.x : focus.x
  return {
    x: within(0, frame.width - width, focusX * frame.width - width / 2),
    y: within(0, frame.height - height, focus.y * frame.height - height / 2),
    width,
    height,
  }
}

const within = (low: number, high: number, value: number) => Math.min(Math.max(value, low), high)

function mirror(art: Markup, { width }: Frame): Markup {
  return svg`<g transform="translate(${width} 0) scale(-1 1)">${art}</g>`
}

/** The tooth of printed paper. */
function drawGrain({ frame, random, uniqueId }: Stage): Markup {
  const id = uniqueId('grain')
  return svg`<filter id="${id}" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="${random.whole(1, 999)}"/>
      <feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 0 0 0 .55 -.12"/>
    </filter>
    <rect width="${frame.width}" height="${frame.height}" filter="url(#${id})"
    opacity=".2"/>`
}
