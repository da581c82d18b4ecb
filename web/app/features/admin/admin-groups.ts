import type { LinkGroup } from '~/ui/GroupedLinks.tsx'
import { adminTexts } from './admin.texts.ts'
import { ADMIN_PAGES } from './admin-pages.ts'

const { guide, content, people, portal, team } = adminTexts.groups

const PATHS_OF: readonly [title: string | null, paths: readonly string[]][] = [
  [null, ['/admin', '/admin/moderacao']],
  [
    guide,
    [
      '/admin/estabelecimentos',
      '/admin/categorias',
      '/admin/importacao',
      '/admin/duplicados',
      '/admin/buscas',
    ],
  ],
  [
    content,
    [
      '/admin/noticias',
      '/admin/eventos',
      '/admin/podcast',
      '/admin/praias',
      '/admin/atracoes',
      '/admin/mares',
      '/admin/utilidades',
    ],
  ],
  [people, ['/admin/participacoes', '/admin/coberturas', '/admin/newsletter']],
  [
    portal,
    ['/admin/banners', '/admin/documentos', '/admin/barra-inferior', '/admin/configuracoes'],
  ],
  [team, ['/admin/pessoas', '/admin/auditoria']],
]

const linksAt = (paths: readonly string[]) =>
  paths.flatMap((path) =>
    ADMIN_PAGES.filter((page) => page.path === path).map(({ label, icon }) => ({
      ...{ id: path, label, icon, to: path },
    })),
  )

const grouped = new Set(PATHS_OF.flatMap(([, paths]) => paths))
const others = ADMIN_PAGES.map(({ path }) => path).filter((path) => !grouped.has(path))

/** By what one comes for. A page that nobody has put anywhere yet stands at the end, never nowhere. */
export const ADMIN_GROUPS: readonly LinkGroup[] = [
  ...PATHS_OF.map(([title, paths]) => ({ title, links: linksAt(paths) })),
  { title: adminTexts.groups.others, links: linksAt(others) },
].filter(({ links }) => links.length > 0)
