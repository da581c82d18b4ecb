const kilometres = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const METRES_PER_STEP = 50

/** "350 m", "1,2 km", "11 km": as exact as somebody who walks or drives there needs it. */
export function distanceText(metres: number): string {
  const rounded = Math.max(METRES_PER_STEP, Math.round(metres / METRES_PER_STEP) * METRES_PER_STEP)
  if (rounded < 1000) return `${rounded} m`
  const inKilometres = metres / 1000
  return `${kilometres.format(inKilometres < 10 ? inKilometres : Math.round(inKilometres))} km`
}
