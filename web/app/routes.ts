import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL table of the portal. A path is added when its page is real. */
export default [
  index('routes/home.tsx'),
  route('test-cards', 'routes/test-cards.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
