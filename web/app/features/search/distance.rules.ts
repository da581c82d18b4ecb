const STEP_METRES = 50
const kilometres = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** As the crow flies, so never to the metre: "350 m", "2,4 km". */
export function distanceText(metres: number): string {
  const rounded = Math.max(STEP_METRES, Math.round(metres / STEP_METRES) * STEP_METRES)
  if (rounded < 1000) return `${rounded} m`
  const far = metres / 1000
  return `${kilometres.format(far < 10 ? far : Math.round(far))} km`
}
