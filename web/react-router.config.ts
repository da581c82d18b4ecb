import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole route table is small: sending it once beats a request per unseen link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
