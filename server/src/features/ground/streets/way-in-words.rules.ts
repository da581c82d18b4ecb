import { distanceText } from '@portal/contract/shared/distance-text'
import type { Point } from './plane.rules.ts'
import type { Landmark } from './street-lines.ts'

/** Something a stranger can ask for. */
export type Spot = { name: string; kind: 'ramp' | 'landmark'; place: Point }
/** A spot with how far it is on foot. */
export type SpotNear = Spot & { metres: number }

/**
 * Of what the map of the city calls a landmark, only what a second source calls so, too; by the name on
 * the map, with the name that is shown. The rest of that file is some volunteer's word (of 2021).
 */
const CHECKED_LANDMARKS: Readonly<Record<string, string>> = {
  'Praça da Matriz': 'Praça da Matriz',
  'Fonte do Caranã': 'Fonte do Caranã',
}

/** Where everybody who knows the town starts from. */
export const CENTRE = 'Praça da Matriz'

/** Farther than this nobody says "so many metres from". */
const WALK_METRES = 1_500
const NEAR_METRES = 600
/** Who stands at it needs no words to find it. */
const THERE_METRES = 30

export const checkedLandmarks = (landmarks: readonly Landmark[]): Spot[] =>
  landmarks.flatMap(({ name, place }) => {
    const shown = CHECKED_LANDMARKS[name]
    return shown ? [{ name: shown, kind: 'landmark' as const, place }] : []
  })

/** "A 300 m do 1º acesso da Praia do Atalaia, perto da Praça da Matriz." */
export function wayInWords(spots: readonly SpotNear[], toCentre: string | null): string | null {
  const inReach = spots
    .filter(({ metres }) => metres > THERE_METRES && metres <= WALK_METRES)
    .toSorted((a, b) => a.metres - b.metres)
  const [first] = inReach
  if (!first) return toCentre
  const second = inReach.find(
    ({ kind, name, metres }) =>
      metres <= NEAR_METRES && kind !== first.kind && !name.includes(first.name),
  )
  const near = second ? `, perto ${of(second.name)}` : ''
  return `A ${distanceText(first.metres)} ${of(first.name)}${near}.`
}

/** For what lies outside the town: "A 13 km da Praça da Matriz, 22 min de carro." */
export const fromCentre = (metres: number, minutes: number): string =>
  `A ${distanceText(metres)} ${of(CENTRE)}, ${minutes} min de carro.`

/** "1º acesso" says nothing without its beach; "Rampa do Maçarico" does. */
export function rampName(ramp: string, beach: string): string {
  const place = beach.split(' ').at(-1) ?? beach
  return ramp.includes(place) ? ramp : `${ramp} ${of(beach)}`
}

const FEMININE =
  /^(avenida|barraca|capela|casa|duna|estátua|feira|fonte|gruta|igreja|ilha|lagoa|orla|passarela|ponta|ponte|praça|praia|rampa|trilha|vila)\b/i
const PLURAL = /^\p{L}+s\b/u

/** "da Praça", "do Farol", "das Dunas". */
function of(name: string): string {
  const [article, many] = FEMININE.test(name) ? ['da', 'das'] : ['do', 'dos']
  return `${PLURAL.test(name) ? many : article} ${name}`
}
