import { CircleCheck, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useLinkToken } from '~/platform/link-token.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { AccountPage } from './AccountPage.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

export const meta = linkPageMeta('Criar nova senha', '/nova-senha')

/** /nova-senha, opened from the mail. */
export default function NewPasswordScreen() {
  const token = useLinkToken()
  const [state, setState] = useState<'asking' | 'changed' | 'invalid'>('asking')
  const texts = accountsTexts.newPassword
  if (state === 'changed') {
    return (
      <Outcome icon={<CircleCheck />} title={texts.doneTitle} text={texts.done}>
        <LinkButton to="/auth" look="primary">
          {accountsTexts.signIn.submit}
        </LinkButton>
      </Outcome>
    )
  }
  if (state === 'invalid' || token === null) {
    return (
      <Outcome icon={<Unlink />} title={texts.invalidTitle} text={texts.invalid}>
        <LinkButton to="/recuperar-senha" look="primary">
          {texts.askAgain}
        </LinkButton>
      </Outcome>
    )
  }
  return (
    <AccountPage title={texts.title} lead={texts.lead}>
      <NewPasswordForm
        token={token}
        onChanged={() => setState('changed')}
        onInvalid={() => setState('invalid')}
      />
    </AccountPage>
  )
}
