import { dayText } from '~/platform/moments.ts'

/** "15 de novembro de 2026", of a day written "2026-11-15". */
export const legalDay = (iso: string) => dayText(new Date(`${iso}T12:00:00-03:00`))
