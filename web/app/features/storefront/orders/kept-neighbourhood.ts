import { type KeptPerson, keptPerson } from './kept-person.ts'

/** The bairro somebody orders to, said once and kept on their phone. */
const KEY = 'portal-bairro'
const LONGEST = 80

export function keptNeighbourhood(): string | null {
  try {
    const kept = localStorage.getItem(KEY)?.slice(0, LONGEST)
    return kept || keptPerson()?.neighbourhood || null
  } catch {
    return null
  }
}

export function keepNeighbourhood(name: string | null) {
  try {
    if (name) localStorage.setItem(KEY, name)
    else localStorage.removeItem(KEY)
  } catch {
    // Asked again next time.
  }
}

/** Chosen after the last order: the street of another bairro is none of this one's. */
export function personInNeighbourhood(person: KeptPerson, chosen: string | null): KeptPerson {
  if (!chosen || chosen === person.neighbourhood) return person
  const nowhere = { street: '', number: '', complement: '', reference: '' }
  return { ...person, ...nowhere, neighbourhood: chosen }
}
