const two = (number: number) => String(number).padStart(2, '0')

/** "2 h 05 min 09 s"; under an hour "5 min 09 s". */
export function countdownText(ends: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((ends.getTime() - now.getTime()) / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = `${two(seconds % 60)} s`
  return hours > 0 ? `${hours} h ${two(minutes)} min ${rest}` : `${minutes} min ${rest}`
}
