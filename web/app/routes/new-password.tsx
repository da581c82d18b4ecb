import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { NewPasswordScreen } from '~/features/accounts/NewPasswordScreen.tsx'

export const meta = linkPageMeta('Criar nova senha', '/nova-senha')

export default function NewPassword() {
  return <NewPasswordScreen />
}
