import type { Colour } from '../colour.ts'
import { inLamplight, type Stage } from '../stage.ts'

/** The middle of the table. */
export const middle = { x: 600, y: 416 } as const

/** Food keeps most of its colour at any hour: nobody orders a blue fish. */
export function appetising(stage: Stage, colour: Colour): Colour {
  return inLamplight(stage).paint(colour)
}
