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
const FIELDS = Object.keys(NOBODY) as (keyof KeptPerson)[]
const LONGEST = 200

/** Null where nothing is kept. */
export function keptPerson(): KeptPerson | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const written = kept as Record<string, unknown>
    return Object.fromEntries(
      FIELDS.map((field) => {
        const value = written[field]
        return [field, typeof value === 'string' ? value.slice(0, LONGEST) : '']
      }),
    ) as KeptPerson
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
