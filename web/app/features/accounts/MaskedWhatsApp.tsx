import { MaskedField } from '~/ui/MaskedField.tsx'
import type { TextControl } from '~/ui/Upgraded.tsx'

export function MaskedWhatsApp(control: TextControl) {
  return <MaskedField mask="phone" {...control} />
}
