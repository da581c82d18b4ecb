import { LinkButton } from '~/ui/LinkButton.tsx'

export function NotFoundScreen() {
  return (
    <div className="wrap section text-center">
      <p className="num font-bold font-head text-h2 text-mar-600">404</p>
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
