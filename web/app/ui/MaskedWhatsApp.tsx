import { MaskedField } from './MaskedField.tsx'
import type { TextControl } from './Upgraded.tsx'

export function MaskedWhatsApp(control: TextControl) {
  return <MaskedField mask="phone" {...control} />
}
