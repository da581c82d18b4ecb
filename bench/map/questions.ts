import { MAP_LAYERS } from '../../contract/src/map/map.texts.ts'

/** What people choose: everything, one layer, two. */
const CHOICES = [
  '',
  'comer',
  'ficar',
  'comer,ficar',
  'servicos',
  'comer,cupons',
  MAP_LAYERS.join(','),
]
const layers = (turn: number) => `&layers=${CHOICES[turn % CHOICES.length]}`

/** The whole city, from where it fits a phone to where it fits a wall; never the same box twice. */
export function cityAt(turn: number): string {
  const wider = turn / 1e9
  const box = [-47.5 - wider, -0.85, -47.19, -0.54].join(',')
  return `?bbox=${box}&zoom=${10 + (turn % 4)}${layers(turn)}`
}

/** What a phone shows of it, here and there, from afar and from near. */
export function viewAt(turn: number): string {
  const zoom = 13 + (turn % 6)
  const [wide, high] = [(360 / 512 / 2 ** zoom) * 360, (640 / 512 / 2 ** zoom) * 360]
  const west = -47.38 + ((turn * 7919) % 9973) / 9973 / 12 + turn / 1e9
  const south = -0.64 + ((turn * 6367) % 9967) / 9967 / 22
  const box = [west, south, west + wide, south + high].map((degrees) => degrees.toFixed(9))
  return `?bbox=${box.join(',')}&zoom=${zoom}${layers(turn)}`
}
