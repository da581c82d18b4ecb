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
import type { LinkGroup } from '~/ui/GroupedLinks.tsx'
import { adminTexts } from './admin.texts.ts'

export type AdminPage = {
  path: string
  /** What one comes for; the first ones stand above all groups. */
  group: keyof typeof adminTexts.groups | null
  icon: LucideIcon
  label: string
  lead: string
}

/**
 * What the admin area has today, in the order of its menu. A page is listed when it is real; its screen is
 * the file of its name in web/app/routes/admin.
 */
export const ADMIN_PAGES = {
  overview: {
    path: '/admin',
    group: null,
    icon: LayoutDashboard,
    label: 'Visão geral',
    lead: 'O que existe hoje no portal e quem mexeu nele por último.',
  },
  moderation: {
    path: '/admin/moderacao',
    group: null,
    icon: ShieldCheck,
    label: 'Moderação',
    lead: 'O que espera por uma decisão, de quem espera há mais tempo para quem chegou agora.',
  },
  listings: {
    path: '/admin/estabelecimentos',
    group: 'guide',
    icon: Store,
    label: 'Estabelecimentos',
    lead: 'Tudo o que há no guia, publicado ou não, com quem responde por cada um.',
  },
  categories: {
    path: '/admin/categorias',
    group: 'guide',
    icon: ListTree,
    label: 'Categorias',
    lead: 'Os dois níveis do guia. O que você mudar aparece na hora para quem visita.',
  },
  imports: {
    path: '/admin/importacao',
    group: 'guide',
    icon: FileSpreadsheet,
    label: 'Importar e exportar',
    lead: 'O guia em planilha: traga muitos negócios de uma vez, ou leve todos.',
  },
  duplicates: {
    path: '/admin/duplicados',
    group: 'guide',
    icon: CopyCheck,
    label: 'Cadastros repetidos',
    lead: 'Pares que parecem ser o mesmo lugar. Você compara e diz qual fica.',
  },
  searches: {
    path: '/admin/buscas',
    group: 'guide',
    icon: Search,
    label: 'Buscas',
    lead: 'O que as pessoas procuram, o que não encontram e as palavras que querem dizer o mesmo.',
  },
  news: {
    path: '/admin/noticias',
    group: 'content',
    icon: Newspaper,
    label: 'Notícias',
    lead: 'Escreva, agende e publique. O texto se salva sozinho e toda versão fica guardada.',
  },
  events: {
    path: '/admin/eventos',
    group: 'content',
    icon: CalendarDays,
    label: 'Eventos',
    lead: 'A agenda da cidade: o que foi enviado, o que está no ar, datas, cancelamentos.',
  },
  podcast: {
    path: '/admin/podcast',
    group: 'content',
    icon: Mic,
    label: 'Podcast',
    lead: 'Programas e episódios: áudio, capítulos, transcrição e a hora em que cada um vai ao ar.',
  },
  beaches: {
    path: '/admin/praias',
    group: 'content',
    icon: Palmtree,
    label: 'Praias',
    lead: 'Textos, fotos, rampas com seu limite de água, regras e análises. O que você salvar aparece na hora.',
  },
  attractions: {
    path: '/admin/atracoes',
    group: 'content',
    icon: Landmark,
    label: 'Atrações',
    lead: 'O que há para ver na cidade, com horário de visita, preço e como chegar.',
  },
  tides: {
    path: '/admin/mares',
    group: 'content',
    icon: Waves,
    label: 'Marés',
    lead: 'As tábuas oficiais. Onde não há tábua, as praias mostram a nossa estimativa.',
  },
  utilities: {
    path: '/admin/utilidades',
    group: 'content',
    icon: Siren,
    label: 'Utilidade pública',
    lead: 'Telefones, plantão das farmácias e avisos. O que você salvar aparece na hora, e abre também sem internet.',
  },
  contributions: {
    path: '/admin/participacoes',
    group: 'people',
    icon: Camera,
    label: 'Você no Portal',
    lead: 'Fotos, histórias, dicas e reclamações que as pessoas enviaram, e o que foi feito de cada uma.',
  },
  coverage: {
    path: '/admin/coberturas',
    group: 'people',
    icon: Video,
    label: 'Coberturas',
    lead: 'Quem pediu cobertura de um evento, em que pé está e quem cuida.',
  },
  newsletter: {
    path: '/admin/newsletter',
    group: 'people',
    icon: Mails,
    label: 'Cartas por e-mail',
    lead: 'Quem recebe as cartas do portal, o que elas dizem e como cada envio andou.',
  },
  announcements: {
    path: '/admin/banners',
    group: 'portal',
    icon: Megaphone,
    label: 'Faixa e aviso',
    lead: 'O que todo visitante vê no alto da página ou numa janela, e em que dias.',
  },
  legal: {
    path: '/admin/documentos',
    group: 'portal',
    icon: ScrollText,
    label: 'Documentos',
    lead: 'Política de privacidade e termos de uso, em versões que não mudam depois de publicadas.',
  },
  tabbar: {
    path: '/admin/barra-inferior',
    group: 'portal',
    icon: PanelBottom,
    label: 'Barra inferior',
    lead: 'Os atalhos que o celular mostra no pé da tela, e quem vê cada um.',
  },
  settings: {
    path: '/admin/configuracoes',
    group: 'portal',
    icon: Settings,
    label: 'Configurações do portal',
    lead: 'Nome, imagens, contatos, cidade e textos do clube. O que você salvar aparece na hora para todo mundo.',
  },
  people: {
    path: '/admin/pessoas',
    group: 'team',
    icon: UsersRound,
    label: 'Pessoas',
    lead: 'Quem tem conta no portal, com seu plano e seu papel.',
  },
  audit: {
    path: '/admin/auditoria',
    group: 'team',
    icon: ClipboardList,
    label: 'Auditoria',
    lead: 'Quem fez o quê, do mais novo para o mais antigo.',
  },
} satisfies Record<string, AdminPage>

const all: readonly AdminPage[] = Object.values(ADMIN_PAGES)

export function adminPageAt(pathname: string): AdminPage | undefined {
  const path = pathname.replace(/\/+$/, '')
  return all.find((page) => page.path === path)
}

const linksIn = (name: AdminPage['group']) =>
  all
    .filter(({ group }) => group === name)
    .map(({ path, label, icon }) => ({ id: path, label, icon, to: path }))

export const ADMIN_GROUPS: readonly LinkGroup[] = [
  { title: null, links: linksIn(null) },
  ...Object.entries(adminTexts.groups).map(([name, title]) => ({
    title,
    links: linksIn(name as keyof typeof adminTexts.groups),
  })),
]
