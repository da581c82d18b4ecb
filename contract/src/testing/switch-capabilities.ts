import { CAPABILITIES, type Capability } from '../shared/capabilities.ts'

/** Switches the named capabilities, or all of them; the answer puts them back as they were. */
export function switchCapabilities(
  isOn: boolean,
  names = Object.keys(CAPABILITIES) as Capability[],
): () => void {
  const before = { ...CAPABILITIES }
  for (const name of names) CAPABILITIES[name] = isOn
  return () => void Object.assign(CAPABILITIES, before)
}
