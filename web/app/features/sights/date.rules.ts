import { dayText } from '~/platform/moments.ts'

/** "18 de julho de 2026", for a day without an hour: noon there is the same day everywhere near. */
export const longDateText = (date: string) => dayText(new Date(`${date}T15:00:00Z`))
