import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole route table is small: sending it once beats a request per unseen link.
  routeDiscovery: { mode: 'initial' },
  // A page is one file: its loader is a few bytes and would be a request of its own.
  splitRouteModules: false,
} satisfies Config
