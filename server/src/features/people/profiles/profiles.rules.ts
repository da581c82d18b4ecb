import type { Profile } from '@portal/contract/people/profiles/profile'
import { entriesOf } from '@portal/contract/shared/records'
import { cityDay } from '../../../platform/city-time.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { texts } from './profiles.texts.ts'

/** What a person says of themselves. */
export type ProfileFields = Pick<
  Profile,
  'full_name' | 'whatsapp' | 'state' | 'city' | 'birth_date' | 'accepts_promotions'
>
export type ProfileChanges = { [Name in keyof ProfileFields]?: ProfileFields[Name] | undefined }

const isPresent = (text: string | null) => text !== null && text.trim() !== ''

/** Spec §4: only WhatsApp, state and city together make a profile complete. */
export function isComplete(profile: Pick<Profile, 'whatsapp' | 'state' | 'city'>): boolean {
  return isPresent(profile.whatsapp) && isPresent(profile.state) && isPresent(profile.city)
}

/** Today is the city's: at 21:30 there, it is already tomorrow in London. */
export function requireBornByToday(birthDate: string, now: Date) {
  if (birthDate <= cityDay(now)) return
  throw new Invalid('profiles.birth-date-in-future', 'the birth date is later than today', [
    { path: 'birth_date', message: texts.birthDateInFuture },
  ])
}

/** Only what really differs is written and audited. */
export function realChanges(current: ProfileFields, changes: ProfileChanges): ProfileChanges {
  return Object.fromEntries(
    entriesOf(changes).filter(([name, value]) => value !== undefined && current[name] !== value),
  )
}
