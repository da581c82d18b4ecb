/** `any` opens whatever the phone finds its way with. */
export const ROUTE_APPS = ['google', 'waze', 'any'] as const
export type Routes = Record<(typeof ROUTE_APPS)[number], string>

type Goal = { name: string } & ({ pin: string } | { pin: null; written: string })

/** To a pin ("latitude,longitude"), or to an address as it is written. */
export function routesToGoal(goal: Goal): Routes {
  const destination = encodeURIComponent(goal.pin ?? goal.written)
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
    waze: `https://waze.com/ul?${goal.pin ? 'll' : 'q'}=${destination}&navigate=yes`,
    any: goal.pin
      ? `geo:${goal.pin}?q=${encodeURIComponent(`${goal.pin}(${goal.name})`)}`
      : `geo:0,0?q=${destination}`,
  }
}
