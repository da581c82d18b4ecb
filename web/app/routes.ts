import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL table of the portal. A path is added when its page is real. */
export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    // Development only: not found in production.
    route('test-cards', 'routes/test-cards.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
