import { PASSWORD_MIN } from '@portal/contract/shared/person-fields'
import { dictionary } from '@zxcvbn-ts/language-common'

const REFUSED = 3000

/** By how often people choose them; shorter ones fall to the length rule first. */
const common = new Set(
  (dictionary['passwords-common'] as readonly string[])
    .filter((password) => password.length >= PASSWORD_MIN)
    .slice(0, REFUSED),
)

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
