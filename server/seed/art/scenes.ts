import { namesOf } from '@portal/contract/shared/names-of'
import { drawAcai } from './dishes/acai.ts'
import { drawCafe } from './dishes/cafe.ts'
import { drawCaranguejo } from './dishes/caranguejo.ts'
import { drawPanela } from './dishes/panela.ts'
import { drawPeixe } from './dishes/peixe.ts'
import { drawPorcao } from './dishes/porcao.ts'
import { drawSuco } from './dishes/suco.ts'
import { drawTacaca } from './dishes/tacaca.ts'
import { drawTapioca } from './dishes/tapioca.ts'
import { drawCreme, drawFarofa } from './dishes/tigela.ts'
import { drawBar } from './scenes/bar.ts'
import { drawBarco } from './scenes/barco.ts'
import { drawCasa } from './scenes/casa.ts'
import { drawChale } from './scenes/chale.ts'
import { drawCozinha } from './scenes/cozinha.ts'
import { drawDunas } from './scenes/dunas.ts'
import { drawFachada } from './scenes/fachada.ts'
import { drawFarmacia } from './scenes/farmacia.ts'
import { drawFarol } from './scenes/farol.ts'
import { drawFesta } from './scenes/festa.ts'
import { drawForro } from './scenes/forro.ts'
import { drawHero, drawHeroPortrait } from './scenes/hero.ts'
import { drawIgreja } from './scenes/igreja.ts'
import { drawKite } from './scenes/kite.ts'
import { drawLoja } from './scenes/loja.ts'
import { drawLote } from './scenes/lote.ts'
import { drawMangue } from './scenes/mangue.ts'
import { drawMercado } from './scenes/mercado.ts'
import { drawMercearia } from './scenes/mercearia.ts'
import { drawOficina } from './scenes/oficina.ts'
import { drawOrla } from './scenes/orla.ts'
import { drawPiscina } from './scenes/piscina.ts'
import { drawPonto } from './scenes/ponto.ts'
import { drawPousada } from './scenes/pousada.ts'
import { drawPraia } from './scenes/praia.ts'
import { drawPredio } from './scenes/predio.ts'
import { drawQuarto } from './scenes/quarto.ts'
import { drawRede } from './scenes/rede.ts'
import { drawSala } from './scenes/sala.ts'
import { drawSobrado } from './scenes/sobrado.ts'
import { drawSuite } from './scenes/suite.ts'
import { drawTransporte } from './scenes/transporte.ts'
import { drawTrapiche } from './scenes/trapiche.ts'
import { drawVaranda } from './scenes/varanda.ts'
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
  bar: poster(drawBar, 0.55),
  casa: poster(drawCasa),
  chale: poster(drawChale, 0.66),
  cozinha: poster(drawCozinha),
  fachada: poster(drawFachada),
  lote: poster(drawLote),
  mercearia: poster(drawMercearia),
  oficina: poster(drawOficina),
  piscina: poster(drawPiscina),
  ponto: poster(drawPonto),
  predio: poster(drawPredio),
  quarto: poster(drawQuarto, 0.4),
  sala: poster(drawSala, 0.4),
  sobrado: poster(drawSobrado, 0.55),
  suite: poster(drawSuite, 0.6),
  transporte: poster(drawTransporte),
  varanda: poster(drawVaranda),
  caranguejo: poster(drawCaranguejo),
  acai: poster(drawAcai, 0.46),
  tacaca: poster(drawTacaca),
  peixe: poster(drawPeixe),
  tapioca: poster(drawTapioca, 0.46),
  cafe: poster(drawCafe),
  suco: poster(drawSuco),
  panela: poster(drawPanela),
  porcao: poster(drawPorcao),
  creme: poster(drawCreme),
  farofa: poster(drawFarofa),
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

export const posterKinds = namesOf(scenes)
