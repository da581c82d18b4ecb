import { useSearchParams } from 'react-router'
import { SignUpScreen } from '~/features/accounts/SignUpScreen.tsx'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/create-account.ts'

export const handle = { searchParameters: ['plan'] }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata(
    {
      title: 'Criar conta',
      description:
        'Crie sua conta: Clube de Vantagens grátis ou 14 dias de um plano para negócios.',
      path: '/criar-conta',
    },
    siteOf(matches),
  )

export default function CreateAccount() {
  const [search] = useSearchParams()
  return <SignUpScreen askedPlan={search.get('plan')} />
}
