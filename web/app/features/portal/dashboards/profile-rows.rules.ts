import type { Profile } from '@portal/contract/people/profiles/profile'
import { dayText } from '~/platform/moments.ts'

/** "Salinópolis, PA"; what is known of it where one half is missing. */
export function placeText({ city, state }: Pick<Profile, 'city' | 'state'>): string | null {
  return [city, state].filter(Boolean).join(', ') || null
}

/** "12 de abril de 1990". A birthday has no hour: noon keeps it on its day in the city. */
export function birthDateText(birthDate: string | null): string | null {
  return birthDate ? dayText(new Date(`${birthDate}T12:00:00-03:00`)) : null
}
