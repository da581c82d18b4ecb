import { SignInScreen } from '~/features/people/accounts/SignInScreen.tsx'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/auth.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata(
    {
      title: 'Entrar',
      description: 'Entre na sua conta do portal com e-mail e senha ou com o Google.',
      path: '/auth',
    },
    siteOf(matches),
  )

export default function SignIn() {
  return <SignInScreen />
}
