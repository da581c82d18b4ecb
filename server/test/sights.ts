import { EMPTY_CONTENT } from '../src/features/city/sights/sights.rules.ts'

/** A beach or an attraction of which nothing is written yet. */
export const EMPTY_SIGHT = EMPTY_CONTENT
