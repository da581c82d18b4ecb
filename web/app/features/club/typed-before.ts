import { STATES } from '@portal/contract/shared/states'
import { textToIso } from '~/ui/dateText.ts'
import { WHATSAPP_MAX_DIGITS } from './club.constants.ts'
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
    whatsapp: read('whatsapp').replace(/\D/g, '').slice(0, WHATSAPP_MAX_DIGITS),
    birthDate: writtenDay(read('birthDate')),
    ...(state === values.state ? { city: read('city') || values.city } : placeOf(state)),
  }
}

/** "20051990" as well as "20/05/1990". */
function writtenDay(text: string): string {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(text.replace(/\D/g, '')) ?? []
  return textToIso(`${day}/${month}/${year}`) ?? ''
}
