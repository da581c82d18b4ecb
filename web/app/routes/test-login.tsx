import { accountsTexts } from '~/features/people/accounts/accounts.texts.ts'
import { TestLoginScreen } from '~/features/people/accounts/TestLoginScreen.tsx'
import { requireDevelopment } from '~/platform/development-pages.ts'
import type { Route } from './+types/test-login.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireDevelopment(context)
  return null
}

export const meta = () => [
  { title: accountsTexts.testLogin.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function TestLogin() {
  return <TestLoginScreen />
}
