import type { MediaUse } from '@portal/contract/ground/media/media-library'
import type { Duty } from '@portal/contract/people/accounts/role-rules'
import type { ThingKind } from '@portal/contract/portal/audit/things'
import {
  BadgePercent,
  BedDouble,
  Bug,
  BuildingComplex,
  CalendarDays,
  Camera,
  ChartColumn,
  ClipboardList,
  CloudSun,
  CopyCheck,
  CornerUpRight,
  FileCode,
  FileSpreadsheet,
  Flag,
  Gift,
  HeartPulse,
  Images,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListTree,
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
import type { Screen } from './screen.ts'

/** Groups of its menu by the work one comes for; what waits stands above all of them. */
export const ADMIN_GROUPS = {
  guide: { title: 'Guia', folds: false },
  content: { title: 'Conteúdo', folds: false },
  money: { title: 'Clube e dinheiro', folds: false },
  team: { title: 'Equipe e sistema', folds: false },
}

export type AdminPage = Omit<Screen, 'group' | 'tab'> & {
  path: string
  lead: string
  /** Staff who do this work, or one of these, are let in beside administrators. */
  duty?: Duty | readonly Duty[]
  /** It says over itself what it is. */
  hasOwnHead?: true
  /** Its name in the row of tabs of its entry, where that is shorter. */
  part?: string
  /** Not for other administrators. */
  superadminOnly?: true
  /** The things that are worked on here: in an editor by its id, or in a list that its name leaves alone. */
  opens?: Partial<Record<ThingKind | MediaUse['kind'], { editor?: string; search?: string }>>
  /** The file of the screen, in web/app. */
  module: string
  /** Opened from it, by whom it is open to; it says which of them stand in a row of tabs. */
  within?: readonly AdminSubpage[]
  /** What stands around itself and those of its tabs. */
  frame?: string
}

/** Without a name it has that of what it was opened from, and says itself what it is about. */
export type AdminSubpage = {
  path: string
  module: string
  label?: string
  lead?: string
  tab?: string
}

/** What the admin area has today, in the order of its menu. A page is listed when it is real. */
export const ADMIN_PAGES = {
  overview: {
    path: '/admin',
    module: 'routes/admin/today.tsx',
    icon: Inbox,
    label: 'Hoje',
    lead: 'Tudo o que espera pela equipe, do que custa mais caro em silêncio para o que pode esperar.',
    words:
      'moderação início fila pendências aprovar recusar avaliações reivindicações denúncias relatos cadastros novos',
    duty: ['moderate', 'edit'],
    hasOwnHead: true,
    part: 'Esperando',
  },
  moderation: {
    path: '/admin/moderacao',
    module: 'routes/admin/moderation.tsx',
    icon: ShieldCheck,
    label: 'Já decididas',
    lead: 'Avaliações, reivindicações, relatos e participações que a equipe já decidiu, com o motivo de cada uma.',
    words: 'moderação publicadas recusadas aprovadas resolvidas histórico',
    duty: 'moderate',
  },
  portal: {
    path: '/admin/visao-geral',
    module: 'routes/admin/overview.tsx',
    icon: LayoutDashboard,
    label: 'Visão geral',
    lead: 'Como o portal está e quem mexeu nele por último.',
    words: 'painel início serviços tráfego',
  },
  listings: {
    path: '/admin/estabelecimentos',
    module: 'routes/admin/listings.tsx',
    icon: Store,
    label: 'Estabelecimentos',
    lead: 'Tudo o que há no guia, publicado ou não, com quem responde por cada um.',
    words: 'negócios empresas comércio guia',
    duty: 'moderate',
    opens: { establishment: { search: 'busca' } },
  },
  categories: {
    path: '/admin/categorias',
    module: 'routes/admin/categories.tsx',
    icon: ListTree,
    label: 'Categorias',
    lead: 'Os dois níveis do guia. O que você mudar aparece na hora para quem visita.',
    words: 'tipos ramos',
    opens: { category: {} },
  },
  imports: {
    path: '/admin/importacao',
    module: 'features/guide/imports/ImportScreen.tsx',
    icon: FileSpreadsheet,
    label: 'Importar e exportar',
    lead: 'O guia em planilha: traga muitos negócios de uma vez, ou leve todos.',
    words: 'planilha csv',
  },
  duplicates: {
    path: '/admin/duplicados',
    module: 'features/guide/duplicates/DuplicatesScreen.tsx',
    icon: CopyCheck,
    label: 'Cadastros repetidos',
    lead: 'Pares que parecem ser o mesmo lugar. Você compara e diz qual fica.',
    words: 'repetidos juntar',
  },
  orders: {
    path: '/admin/pedidos',
    module: 'features/storefront/orders-admin/OrderTroublesScreen.tsx',
    icon: ShoppingBag,
    label: 'Pedidos',
    lead: 'O que deu errado com pedidos nas últimas 24 horas, quem está em pausa e telefones bloqueados.',
    needs: 'delivery',
  },
  stays: {
    path: '/admin/reservas',
    module: 'features/lodging/stays-admin/StayTroublesScreen.tsx',
    icon: BedDouble,
    label: 'Reservas',
    lead: 'Noites vendidas duas vezes, calendários que falham e pedidos de reserva sem resposta.',
    needs: 'lodging',
  },
  properties: {
    path: '/admin/imoveis',
    module: 'routes/admin/properties.tsx',
    icon: BuildingComplex,
    label: 'Imóveis',
    lead: 'O que os anunciantes vendem e alugam: denúncias, fotos repetidas e o que saiu do ar.',
    duty: 'moderate',
    needs: 'properties',
  },
  searches: {
    path: '/admin/buscas',
    module: 'features/portal/search-admin/SearchesScreen.tsx',
    icon: Search,
    label: 'Buscas',
    lead: 'O que as pessoas procuram, o que não encontram e as palavras que querem dizer o mesmo.',
    words: 'sinônimos termos',
  },
  news: {
    path: '/admin/noticias',
    module: 'routes/admin/news.tsx',
    icon: Newspaper,
    label: 'Notícias',
    lead: 'Escreva, agende e publique. O texto se salva sozinho e toda versão fica guardada.',
    words: 'matérias artigos escrever publicar',
    duty: 'report',
    opens: { article: { editor: 'editar' }, 'article-category': {} },
  },
  events: {
    path: '/admin/eventos',
    module: 'routes/admin/events.tsx',
    icon: CalendarDays,
    label: 'Eventos',
    lead: 'A agenda da cidade: o que foi enviado, o que está no ar, datas, cancelamentos.',
    words: 'agenda shows festas',
    duty: 'edit',
    opens: { event: { editor: 'editar' } },
  },
  podcast: {
    path: '/admin/podcast',
    module: 'routes/admin/podcast.tsx',
    icon: Mic,
    label: 'Podcast',
    lead: 'Programas e episódios: áudio, capítulos, transcrição e a hora em que cada um vai ao ar.',
    words: 'podsal episódios áudio',
    duty: 'edit',
    opens: { episode: { editor: 'episodio' }, show: {} },
  },
  beaches: {
    path: '/admin/praias',
    module: 'routes/admin/sights.tsx',
    icon: Palmtree,
    label: 'Praias',
    lead: 'Textos, fotos, rampas com seu limite de água, regras e análises. O que você salvar aparece na hora.',
    words: 'rampas balneabilidade',
    duty: 'edit',
    opens: { beach: { editor: 'editar' } },
  },
  attractions: {
    path: '/admin/atracoes',
    module: 'routes/admin/sights.tsx',
    icon: Landmark,
    label: 'Atrações',
    lead: 'O que há para ver na cidade, com horário de visita, preço e como chegar.',
    words: 'passeios pontos turísticos',
    duty: 'edit',
    opens: { attraction: { editor: 'editar' } },
  },
  collections: {
    path: '/admin/roteiros',
    module: 'routes/admin/collections.tsx',
    icon: Route,
    label: 'Roteiros e coleções',
    lead: 'Lugares escolhidos pela equipe, em dias e horas ou por assunto. O que estiver publicado muda na hora.',
    duty: 'edit',
    opens: { collection: { editor: 'editar' } },
  },
  tides: {
    path: '/admin/mares',
    module: 'features/city/tide-tables/TideTablesScreen.tsx',
    icon: WavesHorizontal,
    label: 'Marés',
    lead: 'As tábuas oficiais. Onde não há tábua, as praias mostram a nossa estimativa.',
    words: 'tábua água',
    opens: { 'tide-table': {} },
  },
  beachNow: {
    path: '/admin/praia-agora',
    module: 'features/city/beach-conditions-admin/BeachConditionsScreen.tsx',
    icon: Flag,
    label: 'Praia agora',
    lead: 'A bandeira e os guarda-vidas de cada praia, como alguém viu há pouco. Cada coisa some na hora que você der.',
    words: 'bandeira guarda-vidas salva-vidas mar',
    duty: 'edit',
  },
  weather: {
    path: '/admin/tempo',
    module: 'features/city/weather-admin/WeatherScreen.tsx',
    icon: CloudSun,
    label: 'Previsão do tempo',
    lead: 'Chuva, vento, UV e ondas ao lado da maré: de quem vêm, quando foram lidos e se aparecem.',
    words: 'chuva vento clima uv ondas',
  },
  utilities: {
    path: '/admin/utilidades',
    module: 'features/city/utilities-admin/UtilitiesScreen.tsx',
    icon: Siren,
    label: 'Utilidade pública',
    lead: 'Telefones, plantão das farmácias e avisos. O que você salvar aparece na hora, e abre também sem internet.',
    words: 'telefones emergência farmácia plantão avisos',
    opens: { utility: {}, duty: {}, notice: {} },
  },
  contributions: {
    path: '/admin/participacoes',
    module: 'routes/admin/contributions.tsx',
    icon: Camera,
    label: 'Você no Portal',
    lead: 'Fotos, histórias, dicas e reclamações que as pessoas enviaram, e o que foi feito de cada uma.',
    words: 'fotos histórias participações',
    duty: 'moderate',
    opens: { contribution: {} },
  },
  coverage: {
    path: '/admin/coberturas',
    module: 'features/newsroom/coverage-admin/CoverageBoard.tsx',
    icon: Video,
    label: 'Coberturas',
    lead: 'Quem pediu cobertura de um evento, em que pé está e quem cuida.',
    words: 'imprensa filmagem',
    duty: 'edit',
    opens: { coverage: { editor: 'pedido' } },
  },
  newsletter: {
    path: '/admin/newsletter',
    module: 'features/newsroom/newsletter-admin/NewsletterScreen.tsx',
    icon: Mails,
    label: 'Cartas por e-mail',
    lead: 'Quem recebe as novidades do portal por e-mail, o que elas dizem e como cada envio andou.',
    words: 'newsletter e-mails assinantes',
    opens: { issue: {} },
  },
  offers: {
    path: '/admin/ofertas',
    module: 'routes/admin/offers.tsx',
    icon: TicketPercent,
    label: 'Ofertas do Clube',
    lead: 'O que os parceiros oferecem aos membros: o que espera análise, o que está no ar e usos que pedem um olhar.',
    duty: 'moderate',
    needs: 'coupons',
  },
  draws: {
    path: '/admin/sorteios',
    module: 'features/club/draws-admin/DrawsScreen.tsx',
    icon: Gift,
    label: 'Sorteios',
    lead: 'Do registro legal ao prêmio entregue. Sem certificado, nada abre e nada aparece.',
    superadminOnly: true,
    needs: 'draws',
    opens: { draw: {} },
    within: [{ path: '/admin/sorteios/:id', module: 'features/club/draws-admin/DrawScreen.tsx' }],
  },
  announcements: {
    path: '/admin/banners',
    module: 'routes/admin/announcements.tsx',
    icon: Megaphone,
    label: 'Faixa e aviso',
    lead: 'O que todo visitante vê no alto da página ou numa janela, e em que dias.',
    words: 'banner popup',
    opens: { announcement: {} },
  },
  legal: {
    path: '/admin/documentos',
    module: 'features/people/legal-admin/LegalScreen.tsx',
    icon: ScrollText,
    label: 'Documentos',
    lead: 'Política de privacidade e termos de uso, em versões que não mudam depois de publicadas.',
    words: 'privacidade termos lgpd',
  },
  media: {
    path: '/admin/midia',
    module: 'features/ground/media/library/LibraryScreen.tsx',
    icon: Images,
    label: 'Fotos',
    lead: 'Todas as fotos do portal, por nome: onde cada uma aparece, sua descrição e a troca em todo lugar.',
    words: 'biblioteca de mídia imagens arquivos descrição',
  },
  tabbar: {
    path: '/admin/barra-inferior',
    module: 'routes/admin/tabbar.tsx',
    icon: PanelBottom,
    label: 'Barra inferior',
    lead: 'Os atalhos que o celular mostra no pé da tela, e quem vê cada um.',
    words: 'abas celular rodapé',
    opens: { tabbar: {} },
  },
  settings: {
    path: '/admin/configuracoes',
    module: 'routes/admin/settings.tsx',
    icon: Settings,
    label: 'Configurações do portal',
    lead: 'Nome, imagens, contatos, cidade e textos do clube. O que você salvar aparece na hora para todo mundo.',
    words: 'nome logo contatos',
    opens: { settings: {} },
  },
  plans: {
    path: '/admin/planos',
    module: 'routes/admin/plans.tsx',
    icon: BadgePercent,
    label: 'Planos e preços',
    lead: 'Preço, teste e limites de cada plano. Quem já assina é avisado antes de pagar outro preço.',
    superadminOnly: true,
  },
  feeds: {
    path: '/admin/feeds-de-imoveis',
    module: 'features/properties/property-feeds-admin/PropertyFeedsScreen.tsx',
    icon: FileCode,
    label: 'Feeds de imóveis',
    lead: 'As imobiliárias que trazem imóveis pelo sistema delas: quando foi a última leitura boa e o que falha.',
    needs: 'properties',
  },
  money: {
    path: '/admin/financeiro',
    module: 'features/money/payments/admin/MoneyScreen.tsx',
    icon: WalletCards,
    label: 'Financeiro',
    lead: 'Compras de planos, o que precisa de decisão e o dinheiro que voltou.',
    words:
      'dinheiro pagamentos compras devolução estorno pix cartão receita mrr churn conferência banco nfs-e nota csv planos dados',
    superadminOnly: true,
    frame: 'features/money/payments/admin/MoneyPage.tsx',
    within: [
      {
        path: '/admin/financeiro/numeros',
        module: 'features/money/payments/admin/FiguresScreen.tsx',
        tab: 'Números',
        label: 'Números dos planos',
        lead: 'Receita, assinantes, saídas e testes dos últimos doze meses.',
      },
      {
        path: '/admin/financeiro/conferencia',
        module: 'features/money/payments/admin/ReconciliationScreen.tsx',
        tab: 'Conferência',
        label: 'Conferência com o banco',
        lead: 'Até onde o banco foi lido, o que ainda espera e se os livros batem.',
      },
      {
        path: '/admin/financeiro/planos-dados',
        module: 'features/money/payments/admin/GivenPlansScreen.tsx',
        tab: 'Planos dados',
        label: 'Planos dados pela equipe',
        lead: 'Quem tem um plano sem pagar por ele, até quando e por quê.',
      },
      {
        path: '/admin/financeiro/:id',
        module: 'features/money/payments/admin/MoneyOrderScreen.tsx',
      },
    ],
  },
  people: {
    path: '/admin/pessoas',
    module: 'features/people/people/PeopleScreen.tsx',
    icon: UsersRound,
    label: 'Pessoas',
    lead: 'Quem tem conta no portal, com seu plano e seu papel.',
    words: 'usuários contas planos papéis',
    opens: { person: { search: 'busca' } },
  },
  figures: {
    path: '/admin/numeros-da-cidade',
    module: 'features/insight/city-numbers-admin/JulyReport.tsx',
    icon: ChartColumn,
    label: 'Números da cidade',
    lead: 'Julho contra julho, em PDF para a prefeitura, e a página pública com os números de hoje.',
    words: 'prefeitura visitas julho relatório pdf estatísticas',
    needs: 'analytics',
  },
  audit: {
    path: '/admin/auditoria',
    module: 'features/portal/audit/AuditScreen.tsx',
    icon: ClipboardList,
    label: 'Auditoria',
    lead: 'Quem fez o quê, e o que havia antes. Nada aqui se apaga.',
    words: 'registro histórico quem fez',
  },
  faults: {
    path: '/admin/erros',
    module: 'features/portal/faults-admin/FaultsScreen.tsx',
    icon: Bug,
    label: 'Erros',
    lead: 'O que quebrou no navegador de quem visita e quis avisar, reunido por falha.',
    words: 'falhas quebrou relatos avisos bugs',
    opens: { 'error-fault': {} },
    within: [{ path: '/admin/erros/:id', module: 'features/portal/faults-admin/FaultScreen.tsx' }],
  },
  redirects: {
    path: '/admin/redirecionamentos',
    module: 'features/portal/redirects-admin/RedirectsScreen.tsx',
    icon: CornerUpRight,
    label: 'Redirecionamentos',
    lead: 'Endereços antigos que ainda são procurados e para onde cada um leva. Vale na hora.',
    words: 'links antigos 301 302 410 urls',
    opens: { redirect: { search: 'busca' } },
  },
  health: {
    path: '/admin/saude',
    module: 'features/portal/health-admin/HealthScreen.tsx',
    icon: HeartPulse,
    label: 'Saúde do portal',
    lead: 'Os serviços de fora, as cópias de segurança, a fila de tarefas e as máquinas, e o que fazer quando algo falha.',
    words:
      'serviços backup cópia fila tarefas disco worker saúde do sistema doctor certificado domínio',
    within: [
      {
        path: '/admin/saude/primeiro-uso',
        module: 'features/portal/first-use/FirstUseScreen.tsx',
        label: 'Primeiro uso',
        lead: 'Os passos de um portal novo, e os testes que contam quando voltam.',
      },
    ],
  },
} satisfies Record<string, AdminPage>

export type AdminPageName = keyof typeof ADMIN_PAGES

/** One line of the menu: its pages are tabs beside each other, in this order. */
export type AdminEntry = Screen & {
  group?: keyof typeof ADMIN_GROUPS
  pages: readonly [AdminPageName, ...AdminPageName[]]
}

/** The menu, by work and not by what the portal is built of. */
export const ADMIN_ENTRIES = {
  today: {
    label: 'Hoje',
    icon: Inbox,
    pages: ['overview', 'moderation', 'portal'],
    tab: { place: 1 },
  },
  listings: {
    group: 'guide',
    label: 'Estabelecimentos',
    icon: Store,
    pages: ['listings', 'imports', 'duplicates'],
    tab: { place: 2, label: 'Guia' },
  },
  categories: { group: 'guide', label: 'Categorias', icon: ListTree, pages: ['categories'] },
  properties: {
    group: 'guide',
    label: 'Imóveis',
    icon: BuildingComplex,
    pages: ['properties', 'feeds'],
  },
  orders: {
    group: 'guide',
    label: 'Pedidos e reservas',
    icon: ShoppingBag,
    pages: ['orders', 'stays'],
  },
  news: {
    group: 'content',
    label: 'Notícias',
    icon: Newspaper,
    pages: ['news'],
    tab: { place: 3 },
  },
  agenda: {
    group: 'content',
    label: 'Agenda',
    icon: CalendarDays,
    pages: ['events', 'coverage'],
    tab: { place: 5 },
  },
  places: {
    group: 'content',
    label: 'Lugares',
    icon: Palmtree,
    pages: ['beaches', 'beachNow', 'attractions', 'collections', 'tides', 'weather'],
  },
  podcast: { group: 'content', label: 'Podcast', icon: Mic, pages: ['podcast'] },
  photos: { group: 'content', label: 'Fotos', icon: Images, pages: ['media', 'contributions'] },
  notices: {
    group: 'content',
    label: 'Avisos e utilidade',
    icon: Siren,
    pages: ['announcements', 'utilities'],
  },
  letters: { group: 'content', label: 'Cartas', icon: Mails, pages: ['newsletter'] },
  money: {
    group: 'money',
    label: 'Financeiro',
    icon: WalletCards,
    pages: ['money'],
    tab: { place: 4, label: 'Dinheiro' },
  },
  plans: { group: 'money', label: 'Planos', icon: BadgePercent, pages: ['plans'] },
  club: {
    group: 'money',
    label: 'Ofertas e sorteios',
    icon: TicketPercent,
    pages: ['offers', 'draws'],
  },
  people: { group: 'team', label: 'Pessoas', icon: UsersRound, pages: ['people'] },
  settings: {
    group: 'team',
    label: 'Configurações',
    icon: Settings,
    pages: ['settings', 'tabbar', 'legal', 'redirects', 'searches'],
  },
  system: {
    group: 'team',
    label: 'Sistema',
    icon: HeartPulse,
    pages: ['health', 'faults', 'audit', 'figures'],
  },
} satisfies Record<string, AdminEntry>

export type AdminEntryName = keyof typeof ADMIN_ENTRIES
