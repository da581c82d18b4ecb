import { cityDay } from '~/platform/moments.ts'

/** "meus-dados-2026-07-18.json", by the day it is in the city. */
export function exportFileName(now: Date): string {
  return `meus-dados-${cityDay(now)}.json`
}
