import { ConfirmEmailScreen } from '~/features/accounts/ConfirmEmailScreen.tsx'
import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'

export const meta = linkPageMeta('Confirmar e-mail', '/confirmar-email')

export default function ConfirmEmail() {
  return <ConfirmEmailScreen />
}
