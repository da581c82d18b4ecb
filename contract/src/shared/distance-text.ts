const kilometres = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const METRES_PER_STEP = 50

/** As the card of a place has it: by street, unless it says otherwise. */
type Distance = { distance_meters: number | null; is_straight_distance?: boolean | undefined }

/** "350 m", "1,2 km em linha reta"; null where nobody asked how far it is. */
export function distanceOf({ distance_meters, is_straight_distance }: Distance): string | null {
  if (distance_meters === null) return null
  return `${distanceText(distance_meters)}${is_straight_distance ? ' em linha reta' : ''}`
}

/** "350 m", "1,2 km", "11 km": as exact as somebody who walks or drives there needs it. */
export function distanceText(metres: number): string {
  const rounded = Math.max(METRES_PER_STEP, Math.round(metres / METRES_PER_STEP) * METRES_PER_STEP)
  if (rounded < 1000) return `${rounded} m`
  const inKilometres = metres / 1000
  return `${kilometres.format(inKilometres < 10 ? inKilometres : Math.round(inKilometres))} km`
}
