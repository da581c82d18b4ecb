import { STATES } from '@portal/contract/shared/states'
import { cityDay } from '~/platform/moments.ts'
import { whatsappDigits } from '~/ui/whatsappDigits.ts'
import { birthDay } from './birth-date.rules.ts'
import { type JoinField, type JoinValues, placeOf } from './join.rules.ts'

/**
 * What stands in the fields before the page's script arrived: typed by somebody quick, or filled in
 * by a password manager. The script would wipe it out without knowing.
 */
export function typedBefore(
  values: JoinValues,
  idOf: (field: JoinField) => string,
): Partial<JoinValues> {
  const read = (field: JoinField) => {
    const control = document.getElementById(idOf(field))
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    return isControl ? control.value : ''
  }
  const state = STATES.find(([code]) => code === read('state'))?.[0] ?? values.state
  return {
    name: read('name'),
    email: read('email'),
    password: read('password'),
    confirmation: read('confirmation'),
    whatsapp: whatsappDigits(read('whatsapp')),
    birthDate: birthDay(read('birthDate'), cityDay(new Date())),
    ...(state === values.state ? { city: read('city') || values.city } : placeOf(state)),
  }
}
