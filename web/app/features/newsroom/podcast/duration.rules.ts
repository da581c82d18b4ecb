const two = (value: number) => String(value).padStart(2, '0')

/** "48 s", "12 min", "1 h 05 min" */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`
}

/** As schema.org writes it: "PT1H2M3S". */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${whole % 60}S`
}

/** "90", "1m30s", "1h2m3s" or "1:30" in an address; null where it says no time. */
export function readStart(value: string | null): number | null {
  if (!value) return null
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(value)
  const named = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(value)
  const [, hours, minutes, seconds] = clock ?? named ?? []
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return total > 0 ? total : null
}

/** How a moment is written into an address. */
export const startSearch = (seconds: number) => `?t=${Math.floor(seconds)}`
