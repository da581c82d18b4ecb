import type { SignOutScope } from '@portal/contract/people/accounts/session'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useSignIn } from './use-sign-in.ts'

const PASSWORD = 'salinas-demo-2026'
/** Administrators need at least 15 characters and something nobody else here has. */
const ADMIN_PASSWORD = 'salinas-demo-2026-administra'

/** The people of the demo data, as the seed makes them. */
const DEMO_PEOPLE = [
  { email: 'superadmin@demo.salinas', password: ADMIN_PASSWORD },
  { email: 'admin@demo.salinas', password: ADMIN_PASSWORD },
  { email: 'clube@demo.salinas', password: PASSWORD },
  { email: 'atalaia@demo.salinas', password: PASSWORD },
  { email: 'macarico@demo.salinas', password: PASSWORD },
  { email: 'espadarte@demo.salinas', password: PASSWORD },
  { email: 'incompleto@demo.salinas', password: PASSWORD },
] as const

const SCOPES: readonly SignOutScope[] = ['local', 'others', 'global']
const texts = accountsTexts.testLogin

/** /test-login, while developing. */
export function TestLoginScreen() {
  return (
    <div className="wrap grid gap-8 py-10 lg:grid-cols-2 lg:items-start">
      <div>
        <h1 className="text-h2">{texts.title}</h1>
        <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
        <DemoPeople />
      </div>
      <CurrentSession />
    </div>
  )
}

function DemoPeople() {
  const { isPending, needsCode, signIn, finish, startAgain } = useSignIn(() => undefined)
  if (needsCode) return <SecondFactorForm onProved={finish} onBack={startAgain} />
  return (
    <ul className="grid gap-3">
      {DEMO_PEOPLE.map(({ email, password }) => (
        <li key={email}>
          <Button
            look="line"
            block
            pending={isPending}
            onClick={() => void signIn({ email, password })}
            className="flex-col items-start! gap-1! py-3 whitespace-normal! text-left"
          >
            <span>{texts.signIn(email)}</span>
            <code className="text-xs font-normal">
              {texts.password}: {password}
            </code>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function CurrentSession() {
  const { session, planType, isAdmin, isLoading, authError, refreshSession, signOut } = useAuth()
  return (
    <Panel aria-label={texts.current}>
      <h2 className="text-h3">{texts.current}</h2>
      <pre className="mt-3 max-h-120 overflow-auto rounded-input bg-areia-100 p-4 text-xs">
        {JSON.stringify({ isLoading, isAdmin, planType, authError, session }, null, 2)}
      </pre>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void refreshSession()}>
          {texts.refresh}
        </Button>
        {SCOPES.map((scope) => (
          <Button key={scope} look="line" size="sm" onClick={() => void signOut(scope)}>
            {texts.signOut(scope)}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
