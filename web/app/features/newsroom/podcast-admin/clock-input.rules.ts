const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]?\d(?:[.,]\d{1,3})?)$/

/** "1:30", "1:02:03", "0:20,5" or plain seconds; null where it is no time. */
export function readClock(text: string): number | null {
  const typed = text.trim()
  if (/^\d{1,6}(?:[.,]\d{1,3})?$/.test(typed)) return Number(typed.replace(',', '.'))
  const [, hours, minutes, seconds] = CLOCK.exec(typed) ?? []
  if (minutes === undefined || seconds === undefined) return null
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/** As somebody would type it; a tenth of a second is kept where there is one. */
export function writeClock(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const whole = Math.floor(tenths / 10)
  const rest = tenths % 10 === 0 ? '' : `,${tenths % 10}`
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const tail = `${two(whole % 60)}${rest}`
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`
}
