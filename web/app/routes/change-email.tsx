import { useQueryClient } from '@tanstack/react-query'
import { accountsTexts } from '~/features/people/accounts/accounts.texts.ts'
import { EmailLinkScreen } from '~/features/people/accounts/EmailLinkScreen.tsx'
import { emailChangeTexts } from '~/features/people/accounts/email-change.texts.ts'
import { browserApi } from '~/platform/api.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { RequireAccess } from './shell/RequireAccess.tsx'

const texts = emailChangeTexts.changeEmail

export const meta = linkPageMeta(texts.title, '/trocar-email')

/** Opened from the new mailbox, in the account that asked; who is signed out enters first. */
export default function ChangeEmail() {
  const { refreshSession } = useAuth()
  const queries = useQueryClient()
  async function confirm(token: string) {
    await browserApi.send('POST', '/api/v1/auth/email-change/confirm', { body: { token } })
    const session = await refreshSession()
    void queries.invalidateQueries({ queryKey: ['me'] })
    return texts.done(session?.user.email)
  }
  return (
    <RequireAccess>
      <EmailLinkScreen
        texts={texts}
        send={confirm}
        next={{ to: '/', label: accountsTexts.confirmEmail.goOn }}
      />
    </RequireAccess>
  )
}
