import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'

const SEA = '#06222e'
const SAND = '#fffbf4'

/** The portal as an app on a phone's screen: the two things one needs there are a long press away. */
export function webManifest({ siteName, siteDescription, city }: SiteIdentity) {
  return {
    id: '/',
    name: siteName,
    short_name: city.name,
    description: siteDescription,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: SEA,
    background_color: SAND,
    categories: ['travel', 'navigation', 'news'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      {
        name: 'Emergência e farmácia de plantão',
        short_name: 'Emergência',
        url: '/utilidade-publica',
      },
      { name: 'Praias e maré', short_name: 'Praias', url: '/turismo' },
    ],
  }
}
