import { dayText, hourText } from '~/platform/moments.ts'

/** "18 de julho de 2026, 19h42": of money also the year is asked for, and years later. */
export function exactMomentText(moment: string): string {
  const date = new Date(moment)
  return `${dayText(date)}, ${hourText(date)}`
}
