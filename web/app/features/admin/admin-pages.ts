import {
  CalendarDays,
  Camera,
  ClipboardList,
  CopyCheck,
  FileSpreadsheet,
  Landmark,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  Mails,
  Megaphone,
  Mic,
  Newspaper,
  Palmtree,
  PanelBottom,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  Siren,
  Store,
  UsersRound,
  Video,
  Waves,
} from 'lucide-react'
import { adminTexts } from './admin.texts.ts'

export type AdminPage = { path: string; label: string; lead: string; icon: LucideIcon }

const {
  overview,
  moderation,
  listings,
  categories,
  imports,
  duplicates,
  news,
  beaches,
  attractions,
  contributions,
  coverage,
  events,
  tides,
  podcast,
  searches,
  utilities,
  settings,
  tabbar,
  newsletter,
  announcements,
  legal,
  people,
  audit,
} = adminTexts.pages

/** What the admin area has today. A page is listed here when it is real. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { path: '/admin', icon: LayoutDashboard, ...overview },
  { path: '/admin/moderacao', icon: ShieldCheck, ...moderation },
  { path: '/admin/estabelecimentos', icon: Store, ...listings },
  { path: '/admin/categorias', icon: ListTree, ...categories },
  { path: '/admin/importacao', icon: FileSpreadsheet, ...imports },
  { path: '/admin/duplicados', icon: CopyCheck, ...duplicates },
  { path: '/admin/noticias', icon: Newspaper, ...news },
  { path: '/admin/praias', icon: Palmtree, ...beaches },
  { path: '/admin/atracoes', icon: Landmark, ...attractions },
  { path: '/admin/participacoes', icon: Camera, ...contributions },
  { path: '/admin/coberturas', icon: Video, ...coverage },
  { path: '/admin/eventos', icon: CalendarDays, ...events },
  { path: '/admin/mares', icon: Waves, ...tides },
  { path: '/admin/podcast', icon: Mic, ...podcast },
  { path: '/admin/buscas', icon: Search, ...searches },
  { path: '/admin/utilidades', icon: Siren, ...utilities },
  { path: '/admin/configuracoes', icon: Settings, ...settings },
  { path: '/admin/barra-inferior', icon: PanelBottom, ...tabbar },
  { path: '/admin/newsletter', icon: Mails, ...newsletter },
  { path: '/admin/banners', icon: Megaphone, ...announcements },
  { path: '/admin/documentos', icon: ScrollText, ...legal },
  { path: '/admin/pessoas', icon: UsersRound, ...people },
  { path: '/admin/auditoria', icon: ClipboardList, ...audit },
]

export function adminPageAt(pathname: string): AdminPage | undefined {
  const path = pathname.replace(/\/+$/, '')
  return ADMIN_PAGES.find((page) => page.path === path)
}
