import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { ADMIN_PAGES } from './features/admin/admin-pages.ts'

/** The whole URL table of the portal. A path is added when its page is real. */
export default [
  // Framed by other sites: a document of its own, outside of the page around all others.
  route('embed/guia/:slug', 'routes/embed-card.tsx'),
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('guia-comercial', 'routes/directory.tsx'),
    route('guia/:slug', 'routes/business.tsx'),
    route('favoritos', 'routes/favourites.tsx'),
    route('buscar', 'routes/search.tsx'),
    route('mapa', 'routes/map.tsx'),
    route('estabelecimento/:id', 'routes/establishment-redirect.tsx'),
    route('turismo', 'routes/tourism.tsx'),
    route('praia/:slug', 'routes/beach.tsx'),
    route('meu-roteiro', 'routes/itinerary.tsx'),
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
    route('voce-no-portal/acompanhar', 'routes/contribution-follow.tsx'),
    route('voce-no-portal/:slug', 'routes/contribution.tsx'),
    route('solicitar-cobertura', 'routes/coverage-request.tsx'),
    route('solicitar-cobertura/acompanhar', 'routes/coverage-follow.tsx'),
    route('cadastro-evento', 'routes/submit-event.tsx'),
    route('cadastro-evento/confirmar', 'routes/confirm-event.tsx'),
    route('clube-de-vantagens', 'routes/club-landing.tsx'),
    route('utilidade-publica', 'routes/utilities.tsx'),
    route('sem-conexao', 'routes/offline.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('auth/login', 'routes/auth-redirects.tsx', { id: 'auth-login' }),
    route('auth/register', 'routes/auth-redirects.tsx', { id: 'auth-register' }),
    route('criar-conta', 'routes/create-account.tsx'),
    route('cadastro-atalaia', 'routes/plan-sign-up.tsx', { id: 'cadastro-atalaia' }),
    route('cadastro-macarico', 'routes/plan-sign-up.tsx', { id: 'cadastro-macarico' }),
    route('cadastro-espadarte', 'routes/plan-sign-up.tsx', { id: 'cadastro-espadarte' }),
    route('recuperar-senha', 'routes/recover-password.tsx'),
    route('nova-senha', 'routes/new-password.tsx'),
    route('confirmar-email', 'routes/confirm-email.tsx'),
    route('convite-equipe', 'routes/team-invitation.tsx'),
    route('cadastro-negocio', 'routes/new-listing.tsx'),
    route('dash-clube', 'routes/club-dashboard.tsx'),
    route('dash-espadarte', 'routes/business-dashboard.tsx'),
    route('todo', 'routes/pending.tsx'),
    route('politica-de-privacidade', 'routes/legal/legal-document.tsx', { id: 'privacy-policy' }),
    route('politica-de-privacidade/versoes/:number', 'routes/legal/legal-version.tsx', {
      id: 'privacy-policy-version',
    }),
    route('dados-abertos', 'routes/open-data.tsx'),
    route('termos-de-uso', 'routes/legal/legal-document.tsx', { id: 'terms-of-use' }),
    route('termos-de-uso/versoes/:number', 'routes/legal/legal-version.tsx', {
      id: 'terms-of-use-version',
    }),
    route('newsletter/confirmar', 'routes/newsletter/confirm.tsx'),
    route('newsletter/sair', 'routes/newsletter/leave.tsx'),
    route('admin', 'routes/admin/layout.tsx', [
      ...Object.entries(ADMIN_PAGES).map(([name, { path }]) => {
        const file = `routes/admin/${name}.tsx`
        return path === '/admin' ? index(file) : route(path, file)
      }),
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
