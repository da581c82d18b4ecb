import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL table of the portal. A path is added when its page is real. */
export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('guia-comercial', 'routes/directory.tsx'),
    route('guia/:slug', 'routes/business.tsx'),
    route('estabelecimento/:id', 'routes/establishment-redirect.tsx'),
    route('clube-de-vantagens', 'routes/club-landing.tsx'),
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
    route('dash-clube', 'routes/club-dashboard.tsx'),
    route('dash-espadarte', 'routes/business-dashboard.tsx'),
    route('todo', 'routes/pending.tsx'),
    route('politica-de-privacidade', 'routes/legal/privacy-policy.tsx'),
    route('termos-de-uso', 'routes/legal/terms-of-use.tsx'),
    route('admin', 'routes/admin/layout.tsx', [
      index('routes/admin/overview.tsx'),
      route('configuracoes', 'routes/admin/settings.tsx'),
      route('barra-inferior', 'routes/admin/tabbar.tsx'),
      route('pessoas', 'routes/admin/people.tsx'),
      route('auditoria', 'routes/admin/audit.tsx'),
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
