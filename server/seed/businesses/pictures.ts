import type { PaletteName } from '../art/palettes.ts'
import type { PosterKind } from '../art/scenes.ts'
import { hash } from '../art/seeded-random.ts'
import { DEMO_BUSINESSES, type ListedBusiness } from './demo-businesses.ts'

/** One drawing of the pool that the listings share; `alt` is also what it is found by. */
export type Picture = { kind: PosterKind; palette: PaletteName; alt: string }

const SUBJECTS: Partial<Record<PosterKind, string>> = {
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
}
const HOURS: Record<PaletteName, string> = {
  alvorada: 'ao amanhecer',
  diaclaro: 'em dia claro',
  poente: 'ao pôr do sol',
  noite: 'à noite',
}
/** Only what many pages show is drawn at two hours of the day: it keeps the pool small. */
const TWICE = new Set<PosterKind>(['loja', 'orla', 'praia', 'pousada', 'rede'])
const PALETTES: readonly [PaletteName, PaletteName][] = [
  ['diaclaro', 'poente'],
  ['alvorada', 'diaclaro'],
  ['diaclaro', 'alvorada'],
]
const AT_NIGHT = new Set<PosterKind>(['festa', 'forro', 'orla'])

export function picture(kind: PosterKind, slug: string): Picture {
  const pair = AT_NIGHT.has(kind)
    ? (['noite', 'poente'] as const)
    : (PALETTES[hash(kind) % PALETTES.length] ?? PALETTES[0])
  const palette = pair?.[TWICE.has(kind) ? hash(`${slug}/${kind}`) % 2 : 0] ?? 'diaclaro'
  return { kind, palette, alt: `Ilustração: ${SUBJECTS[kind] ?? kind}, ${HOURS[palette]}` }
}

export const picturesOf = ({ photos = [], slug }: ListedBusiness): Picture[] =>
  photos.map((kind) => picture(kind, slug))

export function allPictures(): Picture[] {
  const all = DEMO_BUSINESSES.flatMap(picturesOf)
  return [...new Map(all.map((one) => [one.alt, one])).values()]
}
