import type { PersonSummary } from '@portal/contract/accounts/people'
import type { Actor } from '../../platform/actor.ts'
import { whatMay } from './people.rules.ts'
import type { FoundPerson } from './people.store.ts'

export function presentPerson(person: FoundPerson, actor: Actor): PersonSummary {
  return { ...person, may: whatMay(actor, person) }
}
