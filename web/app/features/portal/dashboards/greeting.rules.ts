import { cityHour } from '~/platform/moments.ts'
import { dashboardsTexts } from './dashboards.texts.ts'

/** "Boa noite, Rosângela": by the clock of the city and the first name, where there is one. */
export function greetingText(fullName: string | null, now: Date): string {
  const firstName = fullName?.trim().split(/\s+/)[0] || null
  return dashboardsTexts.greet(greetingAt(cityHour(now)), firstName)
}

function greetingAt(hour: number): string {
  const { morning, afternoon, night } = dashboardsTexts.greeting
  if (hour >= 5 && hour < 12) return morning
  return hour >= 12 && hour < 18 ? afternoon : night
}
