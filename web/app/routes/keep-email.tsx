import { EmailLinkScreen } from '~/features/people/accounts/EmailLinkScreen.tsx'
import { emailChangeTexts } from '~/features/people/accounts/email-change.texts.ts'
import { browserApi } from '~/platform/api.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { useAuth } from '~/platform/session/auth-context.ts'

const texts = emailChangeTexts.keepEmail

export const meta = linkPageMeta(texts.title, '/manter-email')

/** Opened from the old mailbox by who did not ask for another e-mail. */
export default function KeepEmail() {
  const { user, signOut } = useAuth()
  async function stop(token: string) {
    const { undone } = await browserApi.send('POST', '/api/v1/auth/email-change/stop', {
      body: { token },
    })
    // The server ended every session already; this tells the tabs of this browser.
    if (user) await signOut('local')
    return undone ? texts.undone : texts.stopped
  }
  return (
    <EmailLinkScreen
      texts={texts}
      send={stop}
      next={{ to: '/recuperar-senha', label: texts.newPassword }}
    />
  )
}
