import { namesOf } from '@portal/contract/shared/names-of'
import { isRecord, recordOf } from '@portal/contract/shared/records'
/** What somebody typed for an order, kept on their phone for the next one. */
export type KeptPerson = {
  name: string
  phone: string
  neighbourhood: string
  street: string
  number: string
  complement: string
  reference: string
}

const KEY = 'portal-quem-pede'
export const NOBODY: KeptPerson = {
  name: '',
  phone: '',
  neighbourhood: '',
  street: '',
  number: '',
  complement: '',
  reference: '',
}
const FIELDS = namesOf(NOBODY)
const LONGEST = 200

/** Null where nothing is kept. */
export function keptPerson(): KeptPerson | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept)) return null
    return recordOf(FIELDS, (field) => {
      const value = kept[field]
      return typeof value === 'string' ? value.slice(0, LONGEST) : ''
    })
  } catch {
    return null
  }
}

export function keepPerson(person: KeptPerson) {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, person[field]]))),
    )
  } catch {
    // The next order is typed again.
  }
}

export function forgetPerson() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
