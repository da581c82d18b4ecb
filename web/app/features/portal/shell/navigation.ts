import { isAvailable } from '@portal/contract/shared/capabilities'
import { shellTexts } from './shell.texts.ts'

export type NavItem = { label: string; path: string }

const { pages } = shellTexts

const HOME = { label: pages.home, path: '/' }
const DIRECTORY = { label: pages.directory, path: '/guia-comercial' }
const MAP = { label: pages.map, path: '/mapa' }
const EVENTS = { label: pages.events, path: '/eventos' }
const CLUB = { label: pages.club, path: '/clube-de-vantagens' }
const NEWS = { label: pages.news, path: '/noticias' }
const TOURISM = { label: pages.tourism, path: '/turismo' }
const PARTICIPATE = { label: pages.participate, path: '/voce-no-portal' }
const UTILITIES = { label: pages.utilities, path: '/utilidade-publica' }
const PODCAST = { label: pages.podcast, path: '/podcast' }
const PROPERTIES = { label: pages.properties, path: '/imoveis' }
const PLANS = { label: pages.plans, path: '/planos' }

export const MAIN_LINKS: readonly NavItem[] = [HOME, DIRECTORY, MAP, EVENTS, CLUB, NEWS]
export const MORE_LINKS: readonly NavItem[] = [TOURISM, PARTICIPATE, UTILITIES, PODCAST]
/** The plans are offered in the mobile menu only (spec §2.4). */
export const DRAWER_LINKS: readonly NavItem[] = [...MAIN_LINKS, ...MORE_LINKS, PLANS]
/** What a person keeps here, signed in or not. */
export const OWN_LINKS: readonly NavItem[] = [
  { label: pages.saved, path: '/favoritos' },
  { label: pages.itinerary, path: '/meu-roteiro' },
]
/** Beside the search: what people look for most often without a word for it. */
export const straightLinks = (): readonly NavItem[] => [
  ...[DIRECTORY, EVENTS, TOURISM, UTILITIES],
  ...(isAvailable('properties') ? [PROPERTIES] : []),
]
export const FOOTER_LINKS: readonly NavItem[] = [
  HOME,
  { ...TOURISM, label: pages.tourismAndBeaches },
  DIRECTORY,
  EVENTS,
  PODCAST,
  MAP,
]
