import { data } from 'react-router'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { LinkButton } from '~/ui/Button.tsx'
import type { Route } from './+types/not-found.ts'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: 'Página não encontrada', path: location.pathname, hidden: true },
    siteOf(matches),
  )

export default function NotFound() {
  return (
    <div className="wrap section text-center">
      <p className="num font-head text-h2 font-bold text-mar-600">404</p>
      <h1 className="mt-3">Esta página não está no mapa</h1>
      <p className="mx-auto mt-4 max-w-[46ch] text-lead text-muted">
        O endereço pode ter mudado ou sido digitado com um engano. Volte ao início ou procure pelo
        que você precisa.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/">Voltar ao início</LinkButton>
        <LinkButton to="/buscar" look="line">
          Buscar no guia
        </LinkButton>
      </div>
    </div>
  )
}
