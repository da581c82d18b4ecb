import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { ADMIN_PAGES, type AdminPage } from './screens/admin.screens.ts'

/** A page of the admin area with what is opened from it; a frame stands around those with a tab. */
function adminRoutes({ path, module, frame, within = [] }: AdminPage) {
  // Two addresses may show the same file: a route is named by its address.
  const at = (address: string, file: string) =>
    address === '/admin' ? index(file) : route(address, file, { id: address.slice(1) })
  const beside = within.filter(({ tab }) => tab)
  const own = [at(path, module), ...beside.map((page) => at(page.path, page.module))]
  const opened = within.filter(({ tab }) => !tab).map((page) => at(page.path, page.module))
  return frame ? [layout(frame, own), ...opened] : [...own, ...opened]
}

/** The whole URL table of the portal. A path is added when its page is real. */
export default [
  // Framed by other sites: a document of its own, outside of the page around all others.
  route('embed/guia/:slug', 'routes/embed-card.tsx'),
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('guia-comercial', 'routes/directory.tsx'),
    route('guia/:slug', 'routes/business.tsx'),
    route('cardapio/:slug', 'routes/menu.tsx'),
    route('cardapio/:slug/pedido', 'routes/order-checkout.tsx', { id: 'cardapio-pedido' }),
    route('delivery/:slug', 'routes/delivery.tsx'),
    route('delivery/:slug/pedido', 'routes/order-checkout.tsx', { id: 'delivery-pedido' }),
    route('loja/:slug', 'routes/shop.tsx'),
    route('loja/:slug/pedido', 'routes/order-checkout.tsx', { id: 'loja-pedido' }),
    route('hospedagem/:slug', 'routes/lodging.tsx'),
    route('hospedagem/:slug/reservar', 'routes/booking.tsx'),
    route('imoveis', 'routes/city-properties.tsx'),
    route('imoveis/:slug', 'routes/properties.tsx'),
    route('imoveis/:slug/:property', 'routes/property.tsx'),
    route('imovel/:id', 'routes/property-redirect.tsx'),
    route('pedido', 'routes/order-follow.tsx'),
    route('favoritos', 'routes/favourites.tsx'),
    route('buscar', 'routes/search.tsx'),
    route('mapa', 'routes/map.tsx'),
    route('estabelecimento/:id', 'routes/establishment-redirect.tsx'),
    route('turismo', 'routes/tourism.tsx'),
    route('praia/:slug', 'routes/beach.tsx'),
    route('meu-roteiro', 'routes/itinerary.tsx'),
    route('roteiros', 'routes/collections.tsx'),
    route('roteiros/:slug', 'routes/collection.tsx'),
    route('atracao/:slug', 'routes/attraction.tsx'),
    route('noticias', 'routes/news.tsx'),
    route('noticias/previa/:token', 'routes/article-preview.tsx'),
    route('noticias/:slug', 'routes/article.tsx'),
    route('podcast', 'routes/podcast.tsx'),
    route('podcast/:slug', 'routes/episode.tsx'),
    route('eventos', 'routes/events.tsx'),
    route('eventos/:slug', 'routes/event.tsx'),
    route('voce-no-portal', 'routes/gallery.tsx'),
    route('voce-no-portal/enviar', 'routes/contribution-send.tsx'),
    route('voce-no-portal/acompanhar', 'features/contributions/FollowScreen.tsx'),
    route('voce-no-portal/:slug', 'routes/contribution.tsx'),
    route('solicitar-cobertura', 'routes/coverage-request.tsx'),
    route('solicitar-cobertura/acompanhar', 'features/coverage-requests/FollowScreen.tsx'),
    route('cadastro-evento', 'routes/submit-event.tsx'),
    route('cadastro-evento/confirmar', 'features/event-editing/ConfirmEventScreen.tsx'),
    route('clube-de-vantagens', 'routes/club-landing.tsx'),
    route('carteira', 'routes/wallet.tsx'),
    route('sorteios', 'routes/draws.tsx'),
    route('sorteios/:number', 'routes/draw.tsx'),
    route('planos', 'routes/plans.tsx', { id: 'planos' }),
    route('anuncie', 'routes/plans.tsx', { id: 'anuncie' }),
    route('checkout-planos', 'routes/checkout.tsx', { id: 'checkout-planos' }),
    route('checkout-premium', 'routes/checkout.tsx', { id: 'checkout-premium' }),
    route('pagamento-pix', 'routes/pix-payment.tsx'),
    route('checkout-success', 'routes/checkout-end.tsx', { id: 'checkout-success' }),
    route('checkout-cancel', 'routes/checkout-end.tsx', { id: 'checkout-cancel' }),
    route('utilidade-publica', 'routes/utilities.tsx'),
    route('sem-conexao', 'routes/offline.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('auth/callback', 'features/accounts/GoogleReturnScreen.tsx'),
    route('auth/login', 'routes/auth-redirects.tsx', { id: 'auth-login' }),
    route('auth/register', 'routes/auth-redirects.tsx', { id: 'auth-register' }),
    route('criar-conta', 'routes/create-account.tsx'),
    route('cadastro-atalaia', 'routes/plan-sign-up.tsx', { id: 'cadastro-atalaia' }),
    route('cadastro-macarico', 'routes/plan-sign-up.tsx', { id: 'cadastro-macarico' }),
    route('cadastro-espadarte', 'routes/plan-sign-up.tsx', { id: 'cadastro-espadarte' }),
    route('recuperar-senha', 'features/accounts/RecoverPasswordScreen.tsx'),
    route('nova-senha', 'features/accounts/NewPasswordScreen.tsx'),
    route('confirmar-email', 'features/accounts/ConfirmEmailScreen.tsx'),
    route('trocar-email', 'routes/change-email.tsx'),
    route('manter-email', 'routes/keep-email.tsx'),
    route('cancelar-chave-pix', 'routes/stop-pix-key.tsx'),
    route('meus-dados', 'routes/my-data.tsx'),
    route('convite-equipe', 'routes/team-invitation.tsx'),
    route('convite-portal', 'routes/staff-invitation.tsx'),
    route('cadastro-negocio', 'routes/new-listing.tsx'),
    route('dash-clube', 'routes/club-dashboard.tsx'),
    route('dash-espadarte', 'routes/business-dashboard.tsx'),
    route('todo', 'routes/pending.tsx'),
    route('politica-de-privacidade', 'routes/legal/legal-document.tsx', { id: 'privacy-policy' }),
    route('politica-de-privacidade/versoes/:number', 'routes/legal/legal-version.tsx', {
      id: 'privacy-policy-version',
    }),
    route('dados-abertos', 'routes/open-data.tsx'),
    route('cidade-em-numeros', 'routes/city-numbers.tsx'),
    route('termos-de-uso', 'routes/legal/legal-document.tsx', { id: 'terms-of-use' }),
    route('termos-de-uso/versoes/:number', 'routes/legal/legal-version.tsx', {
      id: 'terms-of-use-version',
    }),
    route('newsletter/confirmar', 'routes/newsletter/confirm.tsx'),
    route('newsletter/sair', 'routes/newsletter/leave.tsx'),
    route('resumo-do-mes/sair', 'routes/leave-monthly-email.tsx'),
    route('admin', 'routes/admin/layout.tsx', [
      ...Object.values<AdminPage>(ADMIN_PAGES).flatMap(adminRoutes),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
    route('admin-page', 'routes/admin-page.tsx'),
    // Development only: not found in production.
    route('debug-profiles', 'routes/debug-profiles.tsx'),
    route('test-cards', 'routes/test-cards.tsx'),
    route('test-login', 'routes/test-login.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
