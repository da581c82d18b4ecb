import { EMBED_PROVIDERS, type EmbedProvider } from './rich-text-types.ts'

type Provider = {
  name: string
  /** What one does there, on the button. */
  action: string
  id: RegExp
  /** The page of the thing itself. */
  address: (id: string) => string
  /** Reads the id out of the addresses that people copy. */
  find: (url: URL) => string | null | undefined
}

const host = (url: URL) => url.hostname.replace(/^(www|m|music|open|player)\./, '')
const taken = (url: URL, pattern: RegExp) => {
  const match = pattern.exec(url.pathname)
  return match ? match.slice(1).join('/') : null
}

export const EMBEDS: Record<EmbedProvider, Provider> = {
  youtube: {
    name: 'YouTube',
    action: 'Assistir no YouTube',
    id: /^[\w-]{11}$/,
    address: (id) => `https://www.youtube.com/watch?v=${id}`,
    find(url) {
      if (host(url) === 'youtu.be') return taken(url, /^\/([\w-]+)/)
      if (!['youtube.com', 'youtube-nocookie.com'].includes(host(url))) return null
      return url.searchParams.get('v') ?? taken(url, /^\/(?:embed|shorts|live)\/([\w-]+)/)
    },
  },
  vimeo: {
    name: 'Vimeo',
    action: 'Assistir no Vimeo',
    id: /^\d{6,12}$/,
    address: (id) => `https://vimeo.com/${id}`,
    find: (url) => (host(url) === 'vimeo.com' ? taken(url, /^\/(?:video\/)?(\d+)\/?$/) : null),
  },
  spotify: {
    name: 'Spotify',
    action: 'Ouvir no Spotify',
    id: /^(track|album|playlist|artist|episode|show)\/[A-Za-z0-9]{22}$/,
    address: (id) => `https://open.spotify.com/${id}`,
    find: (url) =>
      host(url) === 'spotify.com'
        ? taken(url, /^(?:\/intl-[a-z-]+)?(?:\/embed)?\/([a-z]+)\/([A-Za-z0-9]+)\/?$/)
        : null,
  },
  instagram: {
    name: 'Instagram',
    action: 'Ver no Instagram',
    id: /^(p|reel|tv)\/[\w-]{5,40}$/,
    address: (id) => `https://www.instagram.com/${id}/`,
    find: (url) =>
      host(url) === 'instagram.com'
        ? taken(url, /^(?:\/[\w.]+)?\/(p|reel|tv)\/([\w-]+)(?:\/embed)?\/?$/)
        : null,
  },
}

export const isEmbedId = (provider: EmbedProvider, id: string) => EMBEDS[provider].id.test(id)

/** The thing an address leads to, where it is one that may be shown inside a text. */
export function embedFrom(address: string): { provider: EmbedProvider; id: string } | null {
  const url = URL.parse(address.trim())
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  for (const provider of EMBED_PROVIDERS) {
    const id = EMBEDS[provider].find(url)
    if (id && isEmbedId(provider, id)) return { provider, id }
  }
  return null
}
