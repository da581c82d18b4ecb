import { GoogleReturnScreen } from '~/features/accounts/GoogleReturnScreen.tsx'
import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'

/** Its parameters are read in the browser only: they are nobody else's business. */
export const meta = linkPageMeta('Entrando', '/auth/callback')

export default function AuthCallback() {
  return <GoogleReturnScreen />
}
