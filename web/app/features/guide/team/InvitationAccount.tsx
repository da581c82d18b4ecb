import { useNavigate } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { teamTexts } from './team.texts.ts'

const texts = teamTexts.invitation

/** The club's account is enough: who works for a business needs no plan of their own. */
const SIGN_UP = '/criar-conta?plan=clube'

type AccountProps = {
  token: string
  /** Null for an invitation by link: any account will do. */
  invitedEmail: string | null
}

/** In the browser's own history, never in an address that is sent anywhere. */
const wayBack = ({ token, invitedEmail }: AccountProps) => ({
  from: `/convite-equipe#token=${token}`,
  ...(invitedEmail === null ? {} : { email: invitedEmail }),
})

export function SignInFirst(account: AccountProps) {
  const state = wayBack(account)
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        {account.invitedEmail === null
          ? texts.signedOutLink
          : texts.signedOut(account.invitedEmail)}
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        <LinkButton to="/auth" state={state} look="primary">
          {texts.signIn}
        </LinkButton>
        <LinkButton to={SIGN_UP} state={state} look="line">
          {texts.signUp}
        </LinkButton>
      </div>
    </div>
  )
}

type OtherAccountProps = { token: string; invitedEmail: string; ownEmail: string }

export function OtherAccount({ ownEmail, ...account }: OtherAccountProps) {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  async function change() {
    await signOut()
    await navigate('/auth', { state: wayBack(account) })
  }
  return (
    <div className="grid gap-4">
      <p className="font-semibold wrap-anywhere">{texts.wrongAccount(ownEmail)}</p>
      <p className="wrap-anywhere">{texts.otherEmail(account.invitedEmail)}</p>
      <Button look="primary" block onClick={() => void change()}>
        {texts.switchAccount}
      </Button>
    </div>
  )
}
