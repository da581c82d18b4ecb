import { DEMO_PEOPLE } from '../../server/seed/demo-people.ts'
import type routeTable from '../../web/app/routes.ts'
import { ADMIN_PAGES, type AdminPage } from '../../web/app/screens/admin.screens.ts'
import { LISTING_SCREENS } from '../../web/app/screens/own.screens.ts'

/**
 * Which addresses are opened, and as whom. Every address of the route table is one, or stands here with
 * why it is not; what a pattern leaves open is filled in with the longest page of its kind.
 */
export const NOT_OPENED: Record<string, string> = {
  '/estabelecimento/:id': 'leads elsewhere',
  '/imovel/:id': 'leads elsewhere',
  '/auth/login': 'leads elsewhere',
  '/auth/register': 'leads elsewhere',
  '/auth/callback': 'leads elsewhere',
  '/admin-page': 'leads elsewhere',
  '/anuncie': 'is /planos',
  '/checkout-premium': 'is /checkout-planos',
  '/noticias/previa/:token': 'is an article, for who has the link',
  '/admin/financeiro/:id': 'the seed has no purchase',
  '/admin/erros/:id': 'the seed has no error that somebody told of',
  '/debug-profiles': 'development only',
  '/test-cards': 'development only',
  '/test-login': 'development only',
}

/** Views that an address has by its search. */
const VIEWS: Record<string, string[]> = {
  '/guia-comercial': ['?categoria=onde-comer', '?categoria=onde-ficar', '?categoria=imoveis'],
  '/buscar': ['?q=peixe', '?q=praia'],
  '/mapa': ['?ver=lista'],
  '/planos': ['?ciclo=ano'],
  '/checkout-planos': ['?plano=espadarte'],
}

const MEMBER = ['/dash-clube', '/carteira', '/favoritos', '/meus-dados', '/todo']
const OWNER = ['/dash-espadarte', '/todo', '/planos', '/checkout-planos', '/cadastro-negocio']

export type Role = {
  name: 'visitor' | 'member' | 'owner' | 'admin'
  login: { email: string; password: string } | null
  opens: (pattern: string) => boolean
}

const BEHIND_SIGN_IN = ['/dash-clube', '/dash-espadarte', '/todo', '/checkout-planos']
const isAdminPage = (pattern: string) => /^\/admin(?:\/|$)/.test(pattern)

export const ROLES: readonly Role[] = [
  {
    name: 'visitor',
    login: null,
    opens: (pattern) => !isAdminPage(pattern) && !BEHIND_SIGN_IN.includes(pattern),
  },
  { name: 'member', login: loginOf('clube'), opens: (pattern) => MEMBER.includes(pattern) },
  { name: 'owner', login: loginOf('espadarte'), opens: (pattern) => OWNER.includes(pattern) },
  { name: 'admin', login: loginOf('superadmin'), opens: isAdminPage },
]

function loginOf(name: string) {
  const person = DEMO_PEOPLE.find(({ email }) => email.startsWith(`${name}@`))
  if (!person) throw new Error(`the seed has no ${name}`)
  return { email: person.email, password: person.password }
}

/** '/guia/:slug' and so on, as the table has them, without those that are left out. */
export function patternsOf(
  routes: Awaited<typeof routeTable>,
  above = '',
  without = NOT_OPENED,
): string[] {
  const all = routes.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`
    const isPage = index || (path !== undefined && !children)
    return [...(isPage ? [own || '/'] : []), ...patternsOf(children ?? [], own, without)]
  })
  return [...new Set(all)].filter((pattern) => !(pattern in without))
}

/** The address itself, or the one with what nobody has: its text is the page that says so. */
export function plainAddresses(pattern: string): string[] {
  if (isOpen(pattern)) return []
  const address = pattern.replace('*', 'nao-existe')
  return [address, ...(VIEWS[pattern] ?? []).map((search) => address + search)]
}

export const isOpen = (pattern: string) => pattern.includes(':')

/** Where links lead that are known to fill in a pattern. */
export function matches(pattern: string, address: string): boolean {
  const source = pattern.replaceAll(/:[a-z]+/g, '[^/?#]+')
  return new RegExp(`^${source}$`).test(address.replace(/[?#].*$/, ''))
}

/** `/cardapio/:slug/pedido` is of the menu that is opened, `/embed/guia/:slug` of the business. */
export function filledBy(pattern: string, filled: ReadonlyMap<string, string>): string | null {
  const inner = [...filled].find(([known]) => pattern.includes(known))
  return inner ? pattern.replace(...inner) : null
}

/** Editors that an address of the admin area opens: `?editar=` with something of its list. */
export function editorOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  const page = Object.values<AdminPage>(ADMIN_PAGES).find(({ path }) => path === pathname)
  const named = Object.values(page?.opens ?? {}).flatMap(({ editor }) => editor ?? [])
  const editor = [...named, 'editar'].find((name) => page && searchParams.has(name))
  return editor ? `${pathname}?${editor}` : null
}

/** Every screen of every listing, also those that its menu leaves out. */
export function dashboardAddresses(listingIds: readonly string[]): string[] {
  return listingIds.flatMap((id) =>
    Object.keys(LISTING_SCREENS).map((screen) => `/dash-espadarte?aba=${screen}&negocio=${id}`),
  )
}
