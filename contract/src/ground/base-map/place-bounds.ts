/**
 * A box a little wider than the municipality. A pin beyond it has lost a minus sign, has its numbers
 * swapped, or belongs to another guide.
 */
export const PLACE_BOUNDS = { west: -47.5, south: -0.85, east: -47.19, north: -0.54 } as const
