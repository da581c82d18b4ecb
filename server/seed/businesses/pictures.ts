import type { PaletteName } from '../art/palettes.ts'
import type { PosterKind } from '../art/scenes.ts'
import { hash } from '../art/seeded-random.ts'
import { DEMO_BUSINESSES, type ListedBusiness } from './demo-businesses.ts'

/** One drawing of the pool that the listings share; `alt` is also what it is found by. */
export type Picture = {
  kind: PosterKind
  palette: PaletteName
  alt: string
  /** Wider than the others, for what is shown from edge to edge. */
  width?: number
}

const SUBJECTS: Record<PosterKind, string> = {
  hero: 'a cidade e o mar',
  'hero-portrait': 'a cidade e o mar',
  praia: 'a praia com coqueiros',
  dunas: 'as dunas',
  farol: 'o farol',
  mangue: 'o mangue com guarás',
  festa: 'uma festa com bandeirinhas',
  rede: 'uma rede na varanda',
  orla: 'a orla da cidade',
  trapiche: 'o trapiche',
  kite: 'pipas de kitesurf sobre o mar',
  barco: 'um barco de passeio',
  loja: 'a fachada de uma loja',
  farmacia: 'a fachada de uma farmácia',
  igreja: 'a igreja e a praça',
  pousada: 'uma pousada entre árvores',
  mercado: 'bancas do mercado',
  forro: 'um baile de forró',
  caranguejo: 'caranguejos na mesa',
  acai: 'uma tigela de açaí',
  tacaca: 'uma cuia de tacacá',
  peixe: 'um prato de peixe',
  tapioca: 'tapioca e café',
  cafe: 'a mesa do café da manhã, com frutas',
  suco: 'um copo de suco',
  panela: 'uma panela de barro',
  porcao: 'uma porção para dividir',
  creme: 'um creme de cupuaçu',
  farofa: 'uma tigela de farofa',
  quarto: 'um quarto com janela para o mar',
  suite: 'uma suíte com varanda para o mar',
  sala: 'uma sala com vista para o mar',
  cozinha: 'uma cozinha de azulejos',
  varanda: 'uma varanda com rede, de frente para o mar',
  piscina: 'uma piscina diante do mar',
  fachada: 'uma casa de dois andares na areia',
  casa: 'uma casa térrea com jardim',
  chale: 'um chalé de madeira na praia',
  sobrado: 'um sobrado com piscina',
  predio: 'um prédio de seis andares na orla',
  ponto: 'a fachada de um ponto comercial',
  lote: 'um terreno demarcado perto do mar',
  bar: 'o balcão de um bar, com o mar na janela',
  mercearia: 'um mercado de bairro',
  oficina: 'uma oficina mecânica',
  transporte: 'uma van no ponto de embarque',
}
const HOURS: Record<PaletteName, string> = {
  alvorada: 'ao amanhecer',
  diaclaro: 'em dia claro',
  poente: 'ao pôr do sol',
  noite: 'à noite',
}
/** Only what many pages show is drawn at two hours of the day: it keeps the pool small. */
const TWICE = new Set<PosterKind>(['loja', 'orla', 'praia', 'pousada', 'rede'])
const DAYS: readonly [PaletteName, PaletteName, PaletteName][] = [
  ['diaclaro', 'poente', 'alvorada'],
  ['alvorada', 'diaclaro', 'poente'],
  ['diaclaro', 'alvorada', 'poente'],
]
const EVENING = ['noite', 'poente', 'diaclaro'] as const
const AT_NIGHT = new Set<PosterKind>(['festa', 'forro', 'orla', 'bar'])

/** A scene at the hour that suits it best; each further `turn` is another hour. */
function pictureAt(kind: PosterKind, turn: number): Picture {
  const hours = AT_NIGHT.has(kind) ? EVENING : (DAYS[hash(kind) % DAYS.length] ?? EVENING)
  const palette = hours[turn]
  if (!palette) throw new Error(`${kind} is shown too often: choose another scene`)
  return { kind, palette, alt: `Ilustração: ${SUBJECTS[kind]}, ${HOURS[palette]}` }
}

export const picture = (kind: PosterKind, slug: string): Picture =>
  pictureAt(kind, TWICE.has(kind) ? hash(`${slug}/${kind}`) % 2 : 0)

/** How many listings before it have the same scene first: no two cards show the same picture. */
const COVER_TURNS = coverTurns()

function coverTurns(): ReadonlyMap<string, number> {
  const shown = new Map<PosterKind, number>()
  return new Map(
    DEMO_BUSINESSES.flatMap(({ slug, photos: [cover] = [] }) => {
      if (!cover) return []
      const turn = shown.get(cover) ?? 0
      shown.set(cover, turn + 1)
      return [[slug, turn] as const]
    }),
  )
}

export const picturesOf = ({ photos = [], slug }: ListedBusiness): Picture[] =>
  photos.map((kind, index) => pictureAt(kind, index === 0 ? (COVER_TURNS.get(slug) ?? 0) : 0))

/** Covers first: they are what a list shows while the others are still being prepared. */
export function allPictures(): Picture[] {
  const galleries = DEMO_BUSINESSES.map(picturesOf)
  const all = [...galleries.flatMap(([cover]) => cover ?? []), ...galleries.flat()]
  return [...new Map(all.map((one) => [one.alt, one])).values()]
}
