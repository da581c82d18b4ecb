import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { INBOX_RIGHTS } from '@portal/contract/guide/inbox/inbox-kinds'
import { roleMay, type TeamRight } from '@portal/contract/guide/team/team-rights'
import {
  BadgeCheck,
  BadgePercent,
  BedDouble,
  Bell,
  BuildingComplex,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  FileCode,
  Gift,
  HandCoins,
  Heart,
  House,
  Images,
  ListTodo,
  Lock,
  MailOpen,
  MessageCircle,
  QrCode,
  ScanLine,
  Send,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Store,
  Ticket,
  TicketPercent,
  UserRound,
  Users,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react'
import type { Screen } from './screen.ts'

/** Groups of the menu of a business; the first screens stand above all of them. */
export const BUSINESS_GROUPS = {
  page: { title: 'Minha página', folds: false },
  management: { title: 'Gestão', folds: false },
  account: { title: 'Minha conta', folds: true },
}

/** A screen of one listing: `?aba=` of its name. */
export type OfListing = Screen & {
  group?: keyof typeof BUSINESS_GROUPS
  /** What somebody of its team must be allowed to enter: one of them, where there are several. */
  right: TeamRight | readonly TeamRight[]
  /** Businesses of another kind have no entry that leads to it. */
  isFor?: (listing: MyEstablishment) => boolean
  /** A word beside its name. */
  tag?: (listing: MyEstablishment) => string | undefined
  /** It says itself what to do now, or what stands beside its name. */
  hasOwnTitle?: true
}

const sellsHouses = ({ modules }: MyEstablishment) => modules.includes('real_estate')
const HOME = { label: 'Início', icon: House, tab: { place: 1 } }
/** The screens of its page, which its tab stands for. */
const OF_THE_PAGE = [
  'horarios',
  'fotos',
  'cardapio',
  'loja',
  'quartos',
  'imoveis',
  'ofertas',
  'feed',
  'receber',
]
const ORDERS = ['delivery', 'shop'] as const

/** What has no page yet has its screen, and no entry that leads to it. */
export const LISTING_SCREENS = {
  pedidos: {
    label: 'Pedidos',
    icon: ClipboardList,
    right: 'orders.see',
    hasOwnTitle: true,
    tab: { place: 2 },
    words: 'quadro cozinha entrega mesa delivery comanda aceitar',
  },
  reservas: {
    label: 'Reservas',
    icon: CalendarDays,
    right: 'stays.see',
    hasOwnTitle: true,
    // Beside orders, not instead of them: a house that has both answers both.
    tab: { place: 3 },
    words: 'calendário noites quartos hóspedes bloquear airbnb booking ical',
  },
  balcao: {
    label: 'Balcão',
    icon: ScanLine,
    right: 'coupons.redeem',
    needs: 'coupons',
    words: 'cupom clube ler qr código desconto',
  },
  conversas: {
    label: 'Conversas',
    icon: MessageCircle,
    right: Object.values(INBOX_RIGHTS),
    hasOwnTitle: true,
    tab: { place: 5, holds: ['mensagens'] },
    words: 'mensagens recados contatos caixa de entrada responder pendente',
  },
  mensagens: {
    label: 'Mensagens',
    icon: MailOpen,
    right: 'messages.read',
    // Who answers them comes from the inbox.
    isFor: ({ role }) => !roleMay(role, 'messages.answer'),
    words: 'recados contatos conversas',
  },
  avaliacoes: {
    label: 'Avaliações',
    icon: Star,
    right: 'reviews.read',
    // What has a clock cannot wait: beside it reviews are a tap further.
    tab: { place: 6, givesWayTo: [2, 3, 4] },
    words: 'notas estrelas comentários',
  },
  negocio: {
    label: 'Dados do negócio',
    icon: Store,
    group: 'page',
    right: 'listing.edit',
    hasOwnTitle: true,
    tab: { place: 7, label: 'Negócio', holds: OF_THE_PAGE },
    words: 'nome endereço telefone descrição página cnpj',
  },
  horarios: {
    label: 'Horários',
    icon: CalendarClock,
    group: 'page',
    right: 'listing.edit',
    hasOwnTitle: true,
    words: 'aberto fechado abre fecha feriado férias',
  },
  fotos: {
    label: 'Fotos',
    icon: Images,
    group: 'page',
    right: 'listing.edit',
    hasOwnTitle: true,
    words: 'imagens galeria capa',
  },
  cardapio: {
    label: 'Cardápio',
    icon: UtensilsCrossed,
    group: 'page',
    right: 'menu.see',
    needs: 'menu',
    tab: { place: 7 },
    words: 'pratos bebidas preços itens esgotado',
  },
  loja: {
    label: 'Loja',
    icon: ShoppingBag,
    group: 'page',
    right: 'menu.see',
    needs: 'shop',
    words: 'produtos preços estoque vitrine',
  },
  quartos: {
    label: 'Quartos e diárias',
    lead: 'O que você aluga por noite, por quanto e com que regras.',
    icon: BedDouble,
    group: 'page',
    right: 'rooms.see',
    needs: 'lodging',
    isFor: ({ is_lodging }) => is_lodging === true,
    words: 'hospedagem diárias temporada chalé pousada hotel cadastur check-in',
  },
  imoveis: {
    label: 'Imóveis',
    lead: 'O que você vende, aluga e oferece por temporada, e quem pediu contato.',
    icon: BuildingComplex,
    group: 'page',
    right: 'properties.see',
    needs: 'properties',
    isFor: sellsHouses,
    tab: { place: 4 },
    words: 'casas apartamentos terrenos aluguel venda temporada contatos creci',
  },
  ofertas: {
    label: 'Ofertas do Clube',
    lead: 'O que membros do Clube ganham aqui. A equipe do portal olha cada oferta antes de publicar.',
    icon: TicketPercent,
    group: 'page',
    right: 'coupons.redeem',
    needs: 'coupons',
    words: 'cupons clube desconto promoção brinde relâmpago',
  },
  feed: {
    label: 'Feed e CRM',
    lead: 'Imóveis que entram pelo seu sistema, e contatos que vão para ele.',
    icon: FileCode,
    group: 'page',
    right: 'connections.see',
    needs: 'properties',
    isFor: sellsHouses,
    words: 'xml imóveis vrsync zap chaves sistema integração crm contatos',
  },
  pix: {
    label: 'Pix da casa',
    lead: 'O dinheiro vai do banco do cliente direto para a sua conta.',
    icon: HandCoins,
    group: 'management',
    right: 'pix.confirm',
    needs: ['delivery', 'shop', 'lodging'],
    words: 'pix chave sinal adiantado receber conta banco conferir devolver',
  },
  receber: {
    label: 'Como recebo pedidos',
    lead: 'Entrega, retirada, mesas, bairros e tempo: quem pede lê isto na hora.',
    icon: SlidersHorizontal,
    group: 'page',
    right: 'orders.set',
    needs: ORDERS,
    words:
      'delivery entrega taxa bairros mesas qr retirada preparo pausa sistema caixa pdv integração open delivery',
  },
  desempenho: {
    label: 'Desempenho',
    icon: ChartColumn,
    group: 'management',
    right: 'insight.see',
    needs: 'analytics',
    hasOwnTitle: true,
    // Of another plan: said before anybody goes there in vain.
    tag: ({ analytics }) => (analytics === 'full' ? undefined : 'Maçarico'),
    words: 'visitas números estatísticas relatório gráfico csv analytics',
  },
  equipe: {
    label: 'Equipe',
    icon: Users,
    group: 'management',
    right: 'team.see',
    hasOwnTitle: true,
    words: 'funcionários convites pessoas',
  },
  cartaz: {
    label: 'QR e material',
    icon: QrCode,
    group: 'management',
    right: 'posters',
    words: 'cartaz imprimir cartão site',
  },
} as const satisfies Record<string, OfListing>

export type ListingScreen = keyof typeof LISTING_SCREENS

/** What stands in the account, of a business as of a member. */
const ACCOUNT = {
  avisos: {
    label: 'Avisos',
    lead: 'O que chegou, em que aparelhos e em que horas você quer saber.',
    icon: Bell,
    words: 'notificações push e-mail silêncio celular tocar',
  },
  dados: {
    label: 'Meus dados',
    lead: 'O que o portal sabe sobre você.',
    icon: UserRound,
    words: 'perfil cadastro whatsapp nome',
  },
  seguranca: {
    label: 'Segurança',
    lead: 'Onde sua conta está aberta, sua senha e a verificação em duas etapas.',
    icon: ShieldCheck,
    words: 'senha sessões aparelhos duas etapas',
  },
  privacidade: {
    label: 'Privacidade',
    lead: 'Seus dados são seus: leve uma cópia, mude de ideia ou apague tudo.',
    icon: Lock,
    words: 'lgpd exportar apagar conta promoções',
  },
} satisfies Record<string, Screen>

const PENDING = { label: 'Pendências', icon: ListTodo, words: 'o que falta tarefas' }

/** Sections of the account that only who may have bought something is led to. */
const BOUGHT = {
  plano: {
    label: 'Plano e uso',
    icon: BadgeCheck,
    words: 'assinatura renovar limites teste grátis o que o plano inclui',
  },
  compras: {
    label: 'Faturas e recibos',
    lead: 'O que você comprou, os recibos e a desistência em até 7 dias.',
    icon: Wallet,
    words: 'pagamentos compras nota fiscal fatura recibo pix pagar desistir',
  },
} satisfies Record<string, Screen>

/** /dash-espadarte: the screens of one business, and of the account of who runs it. */
export const BUSINESS_SCREENS = {
  inicio: HOME,
  ...LISTING_SCREENS,
  ...inAccount(BOUGHT),
  ...inAccount(ACCOUNT),
  ...inAccount({ pendencias: PENDING }),
} satisfies Record<string, Screen>

/** /dash-clube: one page whose sections are the entries of its menu. */
export const CLUB_SCREENS = {
  inicio: { ...HOME, words: 'passos plano começo' },
  pedidos: {
    label: 'Meus pedidos',
    lead: 'O que você pediu com a conta aberta, do mais novo ao mais antigo.',
    icon: ShoppingBag,
    needs: ORDERS,
    words: 'compras delivery entrega acompanhar cardápio loja',
  },
  reservas: {
    label: 'Minhas reservas',
    lead: 'Os pedidos de hospedagem, a resposta de cada um e a regra de cancelamento.',
    icon: BedDouble,
    needs: 'lodging',
    words: 'hospedagem pousada hotel quarto noites cancelar confirmar',
  },
  carteira: {
    label: 'Minha carteira',
    lead: 'Seus cupons do Clube. Mostre no balcão, com ou sem internet.',
    icon: Ticket,
    needs: 'coupons',
    words: 'cupons ofertas desconto',
  },
  ofertas: {
    label: 'Ofertas para você',
    lead: 'O que você ainda não pegou no Clube.',
    icon: BadgePercent,
    needs: 'coupons',
    words: 'promoções para mim cupom',
  },
  sorteios: {
    label: 'Sorteios e meus números',
    lead: 'Os sorteios autorizados do clube, seus números e de onde cada um veio.',
    icon: Gift,
    needs: 'draws',
    words: 'números prêmios ganhar',
  },
  salvos: {
    label: 'Lugares salvos',
    lead: 'O que você guardou do guia, o mais novo primeiro.',
    icon: Heart,
    tab: { place: 2, label: 'Salvos' },
    words: 'favoritos guardados',
  },
  enviados: {
    label: 'O que enviei',
    lead: 'Avaliações, mensagens, fotos, eventos e pedidos de página, e o que foi respondido.',
    icon: Send,
    words: 'avaliações mensagens reivindicações participações eventos respostas',
  },
  ...ACCOUNT,
  dados: { ...ACCOUNT.dados, tab: { place: 3 } },
  pendencias: { ...PENDING, tab: { place: 4 } },
} satisfies Record<string, Screen>

/** Every section that a page of one's own has, of its name in the address. */
export const SECTIONS = { ...BOUGHT, ...CLUB_SCREENS } satisfies Record<string, Screen>
export type SectionName = keyof typeof SECTIONS

/** Those of the account; old addresses have only them: "#seguranca". */
export const ACCOUNT_SECTIONS: readonly string[] = [
  ...Object.keys(BOUGHT),
  ...Object.keys(ACCOUNT),
  'whatsapp',
]

function inAccount<Name extends string>(screens: Record<Name, Screen>) {
  const all = Object.entries<Screen>(screens).map(([name, screen]) => [
    name,
    { ...screen, group: 'account' },
  ])
  return Object.fromEntries(all) as Record<Name, Screen>
}
