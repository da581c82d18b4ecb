import { useSearchParams } from 'react-router'
import { SignUpScreen } from '~/features/people/accounts/SignUpScreen.tsx'
import { loadPlans } from '~/platform/page-plans.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/create-account.ts'

export const handle = { searchParameters: ['plan'] }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata(
    {
      title: 'Criar conta',
      description:
        'Crie sua conta: Clube de Vantagens grátis ou o teste grátis de um plano para negócios.',
      path: '/criar-conta',
    },
    siteOf(matches),
  )

export const loader = async ({ context }: Route.LoaderArgs) => ({
  offers: await loadPlans(context),
})

export default function CreateAccount({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return <SignUpScreen askedPlan={search.get('plan')} offers={loaderData.offers} />
}
