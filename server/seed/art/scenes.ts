import { drawAcai } from './dishes/acai.ts'
import { drawCaranguejo } from './dishes/caranguejo.ts'
import { drawPeixe } from './dishes/peixe.ts'
import { drawTacaca } from './dishes/tacaca.ts'
import { drawTapioca } from './dishes/tapioca.ts'
import { drawBarco } from './scenes/barco.ts'
import { drawDunas } from './scenes/dunas.ts'
import { drawFarmacia } from './scenes/farmacia.ts'
import { drawFarol } from './scenes/farol.ts'
import { drawFesta } from './scenes/festa.ts'
import { drawForro } from './scenes/forro.ts'
import { drawHero, drawHeroPortrait } from './scenes/hero.ts'
import { drawIgreja } from './scenes/igreja.ts'
import { drawKite } from './scenes/kite.ts'
import { drawLoja } from './scenes/loja.ts'
import { drawMangue } from './scenes/mangue.ts'
import { drawMercado } from './scenes/mercado.ts'
import { drawOrla } from './scenes/orla.ts'
import { drawPousada } from './scenes/pousada.ts'
import { drawPraia } from './scenes/praia.ts'
import { drawRede } from './scenes/rede.ts'
import { drawTrapiche } from './scenes/trapiche.ts'
import type { Frame, Scene } from './stage.ts'

export type SceneEntry = {
  draw: Scene
  /** The drawing's own coordinates. */
  frame: Frame
  pixelsPerUnit: number
  /** Where the subject stands, as parts of width and height. */
  focus: { x: number; y: number }
  mayMirror: boolean
  /** Off where the file must stay small: noise is what encoders pay most for. */
  hasGrain: boolean
}

const poster = (draw: Scene, focusX = 0.5): SceneEntry => ({
  draw,
  frame: { width: 1200, height: 800 },
  pixelsPerUnit: 1,
  focus: { x: focusX, y: 0.5 },
  mayMirror: true,
  hasGrain: true,
})

export const scenes = {
  praia: poster(drawPraia, 0.62),
  dunas: poster(drawDunas, 0.55),
  farol: poster(drawFarol, 0.66),
  mangue: poster(drawMangue),
  festa: poster(drawFesta),
  rede: poster(drawRede),
  orla: poster(drawOrla),
  trapiche: poster(drawTrapiche, 0.54),
  kite: poster(drawKite, 0.57),
  barco: poster(drawBarco),
  loja: poster(drawLoja),
  farmacia: poster(drawFarmacia),
  igreja: poster(drawIgreja),
  pousada: poster(drawPousada),
  mercado: poster(drawMercado),
  forro: poster(drawForro, 0.56),
  caranguejo: poster(drawCaranguejo),
  acai: poster(drawAcai, 0.46),
  tacaca: poster(drawTacaca),
  peixe: poster(drawPeixe),
  tapioca: poster(drawTapioca, 0.46),
  hero: {
    draw: drawHero,
    frame: { width: 1200, height: 675 },
    pixelsPerUnit: 2,
    focus: { x: 0.6, y: 0.55 },
    mayMirror: false,
    hasGrain: false,
  },
  'hero-portrait': {
    draw: drawHeroPortrait,
    frame: { width: 720, height: 960 },
    pixelsPerUnit: 4 / 3,
    focus: { x: 0.5, y: 0.5 },
    mayMirror: false,
    hasGrain: false,
  },
} as const satisfies Record<string, SceneEntry>

export type PosterKind = keyof typeof scenes

export const posterKinds = Object.keys(scenes) as [PosterKind, ...PosterKind[]]
