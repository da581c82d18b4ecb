/** A colour written as #rrggbb. */
export type Colour = string

function channels(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `amount` 0 keeps the first colour, 1 gives the second. */
export function mix(first: Colour, second: Colour, amount: number): Colour {
  const target = channels(second)
  const mixed = channels(first).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * amount)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

export const darken = (colour: Colour, amount: number) => mix(colour, '#000000', amount)
export const lighten = (colour: Colour, amount: number) => mix(colour, '#ffffff', amount)
