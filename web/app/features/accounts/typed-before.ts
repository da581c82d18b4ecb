import { STATES } from '@portal/contract/shared/states'
import { whatsappDigits } from '~/ui/whatsappDigits.ts'
import { cityAfterChoosing, type SignUpField, type SignUpValues } from './sign-up.rules.ts'

/**
 * What stands in the fields before the page's script arrived: typed by somebody quick, or filled in
 * by a password manager. The script would wipe it out without knowing.
 */
export function typedBefore(
  values: SignUpValues,
  idOf: (field: SignUpField) => string,
): SignUpValues {
  const read = (field: SignUpField) => {
    const control = document.getElementById(idOf(field))
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    return isControl ? control.value : ''
  }
  const state = STATES.find(([code]) => code === read('state'))?.[0] ?? values.state
  return {
    ...values,
    fullName: read('fullName') || values.fullName,
    whatsapp: whatsappDigits(read('whatsapp')) || values.whatsapp,
    state,
    city: state === values.state ? read('city') || values.city : cityAfterChoosing(state),
    email: read('email') || values.email,
    password: read('password') || values.password,
  }
}
