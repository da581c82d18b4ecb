import { carriedFields, type DirectoryState } from './directory-address.rules.ts'

type CarriedFieldsProps = { state: DirectoryState; own: readonly (keyof DirectoryState)[] }

/** The rest of the address, so that a form does not lose it. */
export function CarriedFields({ state, own }: CarriedFieldsProps) {
  return carriedFields(state, own).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
