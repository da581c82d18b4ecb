import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { RecoverPasswordScreen } from '~/features/accounts/RecoverPasswordScreen.tsx'

export const meta = linkPageMeta('Recuperar senha', '/recuperar-senha')

export default function RecoverPassword() {
  return <RecoverPasswordScreen />
}
