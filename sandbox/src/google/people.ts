import { createHash } from 'node:crypto'

export type Person = {
  /** Twenty-one digits, as Google's own. */
  sub: string
  name: string
  /** Null for an account whose e-mail is not told. */
  email: string | null
  isEmailVerified: boolean
}

const DEMO_PEOPLE: readonly Person[] = [
  identify('Rosa do Atalaia', 'rosa@exemplo.test', true),
  identify('Caio Maçarico', 'caio@exemplo.test', true),
  identify('Lia sem Verificação', 'lia@exemplo.test', false),
  { ...identify('Nilo sem E-mail', 'nilo@exemplo.test', false), email: null },
]

/** Who may sign in: the invented people, and whoever was typed since the start. */
export class People {
  readonly #bySub = new Map(DEMO_PEOPLE.map((person) => [person.sub, person]))

  list(): Person[] {
    return [...this.#bySub.values()]
  }

  find(sub: string): Person | undefined {
    return this.#bySub.get(sub)
  }

  /** The same e-mail is the same person, also after a new start. */
  add(name: string, email: string, isEmailVerified: boolean): Person {
    const person = identify(name, email, isEmailVerified)
    this.#bySub.set(person.sub, person)
    return person
  }
}

function identify(name: string, email: string, isEmailVerified: boolean): Person {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex')
  const sub = `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
  return { sub, name, email, isEmailVerified }
}
