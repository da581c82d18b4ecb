/**
 * `screen` ends with the screen, under a header that phones do without; `none` is inside a page of
 * others; `work` has a bar and a menu of its own.
 */
export type Frame = 'page' | 'screen' | 'none' | 'work'

export const WORKPLACES = /^\/(admin|dash-clube|dash-espadarte|todo)(\/|$)/i

/** Where somebody is about to sign in, to join, to pay or to order, or has no connection, a second form only stands in the way. */
const WITHOUT_NEWSLETTER =
  /^\/(auth|criar-conta|cadastro-(atalaia|macarico|espadarte|negocio)|recuperar-senha|nova-senha|confirmar-email|trocar-email|manter-email|cancelar-chave-pix|meus-dados|convite-equipe|convite-portal|checkout-\w+|pagamento-pix|sem-conexao|clube-de-vantagens|pedido|reserva|(cardapio|delivery|loja)\/[^/]+\/pedido)(\/|$)/

export const offersNewsletter = (pathname: string) => !WITHOUT_NEWSLETTER.test(pathname)

/** What of the shell stands around a page. The map has no foot, and on a phone all the room there is. */
export function frameOf(pathname: string, search: string): Frame {
  if (WORKPLACES.test(pathname)) return 'work'
  if (!/^\/mapa\/?$/.test(pathname)) return 'page'
  return new URLSearchParams(search).get('embed') === '1' ? 'none' : 'screen'
}
