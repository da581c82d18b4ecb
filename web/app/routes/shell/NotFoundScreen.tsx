import { suggestions } from '~/platform/search/suggestions.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { SearchField } from '~/ui/SearchField.tsx'

export function NotFoundScreen() {
  return (
    <div className="wrap section text-center">
      <p className="num font-bold font-head text-h2 text-mar-600">404</p>
      <h1 className="mt-3">Esta página não está no mapa</h1>
      <p className="mx-auto mt-4 max-w-[46ch] text-lead text-muted">
        O endereço pode ter mudado ou sido digitado com um engano. Volte ao início ou procure pelo
        que você precisa.
      </p>
      <div className="mx-auto mt-8 max-w-140">
        <SearchField
          label="Buscar no portal"
          placeholder="Peixe na brasa, pousada, farmácia…"
          action="/buscar"
          look="line"
          suggest={suggestions}
        />
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to="/" look="line">
          Voltar ao início
        </LinkButton>
        <LinkButton to="/guia-comercial" look="ghost">
          Ver o guia comercial
        </LinkButton>
      </div>
    </div>
  )
}
