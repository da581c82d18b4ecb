import { CAPABILITIES } from '../shared/capabilities.ts'
import { namesOf } from '../shared/names-of.ts'

/** Switches the named capabilities, or all of them; the answer puts them back as they were. */
export function switchCapabilities(isOn: boolean, names = namesOf(CAPABILITIES)): () => void {
  const before = { ...CAPABILITIES }
  for (const name of names) CAPABILITIES[name] = isOn
  return () => void Object.assign(CAPABILITIES, before)
}
