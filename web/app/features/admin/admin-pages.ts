import { type Duty, hasDuty, type StaffRole } from '@portal/contract/accounts/role-rules'
import { type Capability, isAvailable } from '@portal/contract/shared/capabilities'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import {
  BadgePercent,
  BedDouble,
  Bug,
  Building2,
  CalendarDays,
  Camera,
  ChartColumn,
  ClipboardList,
  CopyCheck,
  CornerUpRight,
  FileCode,
  FileSpreadsheet,
  Gift,
  HeartPulse,
  Images,
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
  Route,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Siren,
  Store,
  TicketPercent,
  UsersRound,
  Video,
  WalletCards,
  WavesHorizontal,
} from 'lucide-react'
import type { adminTexts } from './admin.texts.ts'

export type AdminPage = {
  path: string
  /** What one comes for; the first ones stand above all groups. */
  group: keyof typeof adminTexts.groups | null
  icon: LucideIcon
  label: string
  lead: string
  /** Staff who do this work are let in beside administrators. */
  duty?: Duty
  /** Not for other administrators. */
  superadminOnly?: true
  /** Not there while the portal cannot do this. */
  needs?: Capability
}

export type Worker = { planType: PlanType | null; staffRole: StaffRole | null }

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
    lead: 'O que espera por você, como o portal está e quem mexeu nele por último.',
  },
  moderation: {
    path: '/admin/moderacao',
    group: null,
    icon: ShieldCheck,
    label: 'Moderação',
    lead: 'O que espera por uma decisão, de quem espera há mais tempo para quem chegou agora.',
    duty: 'moderate',
  },
  listings: {
    path: '/admin/estabelecimentos',
    group: 'guide',
    icon: Store,
    label: 'Estabelecimentos',
    lead: 'Tudo o que há no guia, publicado ou não, com quem responde por cada um.',
    duty: 'moderate',
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
  orders: {
    path: '/admin/pedidos',
    group: 'guide',
    icon: ShoppingBag,
    label: 'Pedidos',
    lead: 'O que deu errado com pedidos nas últimas 24 horas, quem está em pausa e telefones bloqueados.',
    needs: 'delivery',
  },
  stays: {
    path: '/admin/reservas',
    group: 'guide',
    icon: BedDouble,
    label: 'Reservas',
    lead: 'Noites vendidas duas vezes, calendários que falham e pedidos de reserva sem resposta.',
    needs: 'lodging',
  },
  properties: {
    path: '/admin/imoveis',
    group: 'guide',
    icon: Building2,
    label: 'Imóveis',
    lead: 'O que os anunciantes vendem e alugam: denúncias, fotos repetidas e o que saiu do ar.',
    duty: 'moderate',
    needs: 'properties',
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
    duty: 'report',
  },
  events: {
    path: '/admin/eventos',
    group: 'content',
    icon: CalendarDays,
    label: 'Eventos',
    lead: 'A agenda da cidade: o que foi enviado, o que está no ar, datas, cancelamentos.',
    duty: 'edit',
  },
  podcast: {
    path: '/admin/podcast',
    group: 'content',
    icon: Mic,
    label: 'Podcast',
    lead: 'Programas e episódios: áudio, capítulos, transcrição e a hora em que cada um vai ao ar.',
    duty: 'edit',
  },
  beaches: {
    path: '/admin/praias',
    group: 'content',
    icon: Palmtree,
    label: 'Praias',
    lead: 'Textos, fotos, rampas com seu limite de água, regras e análises. O que você salvar aparece na hora.',
    duty: 'edit',
  },
  attractions: {
    path: '/admin/atracoes',
    group: 'content',
    icon: Landmark,
    label: 'Atrações',
    lead: 'O que há para ver na cidade, com horário de visita, preço e como chegar.',
    duty: 'edit',
  },
  collections: {
    path: '/admin/roteiros',
    group: 'content',
    icon: Route,
    label: 'Roteiros e coleções',
    lead: 'Lugares escolhidos pela equipe, em dias e horas ou por assunto. O que estiver publicado muda na hora.',
    duty: 'edit',
  },
  tides: {
    path: '/admin/mares',
    group: 'content',
    icon: WavesHorizontal,
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
    duty: 'moderate',
  },
  coverage: {
    path: '/admin/coberturas',
    group: 'people',
    icon: Video,
    label: 'Coberturas',
    lead: 'Quem pediu cobertura de um evento, em que pé está e quem cuida.',
    duty: 'edit',
  },
  newsletter: {
    path: '/admin/newsletter',
    group: 'people',
    icon: Mails,
    label: 'Cartas por e-mail',
    lead: 'Quem recebe as novidades do portal por e-mail, o que elas dizem e como cada envio andou.',
  },
  offers: {
    path: '/admin/ofertas',
    group: 'people',
    icon: TicketPercent,
    label: 'Ofertas do Clube',
    lead: 'O que os parceiros oferecem aos membros: o que espera análise, o que está no ar e usos que pedem um olhar.',
    duty: 'moderate',
    needs: 'coupons',
  },
  draws: {
    path: '/admin/sorteios',
    group: 'people',
    icon: Gift,
    label: 'Sorteios',
    lead: 'Do registro legal ao prêmio entregue. Sem certificado, nada abre e nada aparece.',
    superadminOnly: true,
    needs: 'draws',
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
  media: {
    path: '/admin/midia',
    group: 'portal',
    icon: Images,
    label: 'Fotos',
    lead: 'Todas as fotos do portal, por nome: onde cada uma aparece, sua descrição e a troca em todo lugar.',
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
  plans: {
    path: '/admin/planos',
    group: 'portal',
    icon: BadgePercent,
    label: 'Planos e preços',
    lead: 'Preço, teste e limites de cada plano. Quem já assina é avisado antes de pagar outro preço.',
    superadminOnly: true,
  },
  feeds: {
    path: '/admin/feeds-de-imoveis',
    group: 'portal',
    icon: FileCode,
    label: 'Feeds de imóveis',
    lead: 'As imobiliárias que trazem imóveis pelo sistema delas: quando foi a última leitura boa e o que falha.',
    needs: 'properties',
  },
  money: {
    path: '/admin/financeiro',
    group: 'portal',
    icon: WalletCards,
    label: 'Financeiro',
    lead: 'Compras de planos, o que precisa de decisão e o dinheiro que voltou.',
    superadminOnly: true,
    needs: 'plansOnSale',
  },
  people: {
    path: '/admin/pessoas',
    group: 'team',
    icon: UsersRound,
    label: 'Pessoas',
    lead: 'Quem tem conta no portal, com seu plano e seu papel.',
  },
  figures: {
    path: '/admin/numeros-da-cidade',
    group: 'team',
    icon: ChartColumn,
    label: 'Números da cidade',
    lead: 'Julho contra julho, em PDF para a prefeitura, e a página pública com os números de hoje.',
    needs: 'analytics',
  },
  audit: {
    path: '/admin/auditoria',
    group: 'team',
    icon: ClipboardList,
    label: 'Auditoria',
    lead: 'Quem fez o quê, e o que havia antes. Nada aqui se apaga.',
  },
  faults: {
    path: '/admin/erros',
    group: 'team',
    icon: Bug,
    label: 'Erros',
    lead: 'O que quebrou no navegador de quem visita e quis avisar, reunido por falha.',
  },
  redirects: {
    path: '/admin/redirecionamentos',
    group: 'team',
    icon: CornerUpRight,
    label: 'Redirecionamentos',
    lead: 'Endereços antigos que ainda são procurados e para onde cada um leva. Vale na hora.',
  },
  health: {
    path: '/admin/saude',
    group: 'team',
    icon: HeartPulse,
    label: 'Saúde do portal',
    lead: 'Os serviços de fora, as cópias de segurança, a fila de tarefas e as máquinas, e o que fazer quando algo falha.',
  },
} satisfies Record<string, AdminPage>

const all: readonly AdminPage[] = Object.values(ADMIN_PAGES)

export function mayOpen(page: AdminPage, { planType, staffRole }: Worker): boolean {
  if (page.needs && !isAvailable(page.needs)) return false
  if (page.superadminOnly) return planType === 'superadmin'
  return isAdministratorPlan(planType) || (page.duty !== undefined && hasDuty(staffRole, page.duty))
}

/** The first page of the menu that is theirs: who works in one corner begins there. */
export const firstPageOf = (worker: Worker): AdminPage | undefined =>
  all.find((page) => mayOpen(page, worker))

export function adminPageAt(pathname: string): AdminPage | undefined {
  const path = pathname.replace(/\/+$/, '')
  return all.find((page) => page.path === path)
}

/** The page itself, or the one that what is opened belongs to. */
export const adminPageAround = (pathname: string): AdminPage | undefined =>
  adminPageAt(pathname) ?? adminPageAt(pathname.replace(/\/[^/]+\/?$/, ''))

/** What the menu marks: under a page, that page. An address that is none is not under the first one. */
export function menuPageAt(pathname: string): AdminPage | undefined {
  const page = adminPageAround(pathname)
  return page?.path === ADMIN_PAGES.overview.path ? adminPageAt(pathname) : page
}

export type AdminPageName = keyof typeof ADMIN_PAGES
