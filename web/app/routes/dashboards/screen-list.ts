import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { roleMay } from '@portal/contract/team/team-rights'
import {
  BadgeCheck,
  BedDouble,
  Bell,
  Building2,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  FileCode,
  House,
  Images,
  ListTodo,
  Lock,
  MessageCircle,
  QrCode,
  ScanLine,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Store,
  TicketPercent,
  UserRound,
  Users,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { screenAddress } from '~/features/my-listings/screen-address.rules.ts'
import { hasOrders } from '~/features/order-board/board.queries.ts'
import type { LinkGroup } from '~/ui/link-groups.ts'
import { LISTING_SCREENS, type ListingScreen } from './listing-screens.ts'

const { screens: texts, sections } = dashboardsTexts

export type DashboardScreen = 'inicio' | 'conta' | ListingScreen

/** Old addresses have only the section: "#seguranca". */
const ACCOUNT_SECTIONS = [
  'plano',
  'compras',
  'avisos',
  'dados',
  'whatsapp',
  'seguranca',
  'privacidade',
]

export function screenOf(asked: string | null, hash: string): DashboardScreen {
  if (asked === 'conta' || (asked !== null && asked in LISTING_SCREENS))
    return asked as DashboardScreen
  return ACCOUNT_SECTIONS.includes(hash.slice(1)) ? 'conta' : 'inicio'
}

export const mayEnter = (screen: ListingScreen, { role }: Pick<MyEstablishment, 'role'>): boolean =>
  roleMay(role, LISTING_SCREENS[screen])

type Waiting = {
  unread: number
  pending: number
  /** How many wait for an answer; null where no orders are taken. */
  orders: number | null
  /** Goods that somebody wants to send back, without an answer. */
  returns?: number
  /** The same of requests for nights; null where nothing is let. */
  stays: number | null
  /** Who asked about a property and has no answer. */
  leads: number
}

/** Only what the person may enter is listed. */
export function screenGroups(
  listing: MyEstablishment | null,
  { unread, pending, orders, returns = 0, stays, leads }: Waiting,
): LinkGroup[] {
  const id = listing?.id
  const to = (screen: DashboardScreen) => screenAddress(screen, id)
  const open = (screen: ListingScreen) => listing !== null && mayEnter(screen, listing)
  const only = <Link extends { id: string }>(links: readonly Link[]) =>
    links.filter((link) => open(link.id as ListingScreen))
  const account = (section: string) => `${to('conta')}#${section}`
  const groups: LinkGroup[] = [
    {
      title: null,
      links: [
        { id: 'inicio', label: sections.home, icon: House, to: to('inicio') },
        ...only([
          ...(orders === null
            ? []
            : [
                {
                  id: 'pedidos',
                  label: texts.orders,
                  icon: ClipboardList,
                  to: to('pedidos'),
                  words: 'quadro cozinha entrega mesa delivery comanda aceitar',
                  waiting: {
                    count: orders + returns,
                    label: texts.waitingOrders(orders, returns),
                  },
                },
              ]),
          ...(stays === null
            ? []
            : [
                {
                  id: 'reservas',
                  label: texts.stays,
                  icon: CalendarDays,
                  to: to('reservas'),
                  words: 'calendário noites quartos hóspedes bloquear airbnb booking ical',
                  waiting: { count: stays, label: texts.waitingStays(stays) },
                },
              ]),
          ...(isAvailable('coupons')
            ? [
                {
                  id: 'balcao',
                  label: texts.counter,
                  icon: ScanLine,
                  to: to('balcao'),
                  words: 'cupom clube ler qr código desconto',
                },
              ]
            : []),
          {
            id: 'mensagens',
            label: texts.messages,
            icon: MessageCircle,
            to: to('mensagens'),
            words: 'recados contatos conversas responder',
            waiting: { count: unread, label: texts.unread(unread) },
          },
          {
            id: 'avaliacoes',
            label: texts.reviews,
            icon: Star,
            to: to('avaliacoes'),
            words: 'notas estrelas comentários',
          },
        ]),
      ],
    },
    {
      title: texts.page,
      links: only([
        {
          id: 'negocio',
          label: texts.listing,
          icon: Store,
          to: to('negocio'),
          words: 'nome endereço telefone descrição página cnpj',
        },
        {
          id: 'horarios',
          label: texts.hours,
          icon: CalendarClock,
          to: to('horarios'),
          words: 'aberto fechado abre fecha feriado férias',
        },
        {
          id: 'fotos',
          label: texts.photos,
          icon: Images,
          to: to('fotos'),
          words: 'imagens galeria capa',
        },
        // What has no page yet has its screen, and no entry that leads to it.
        ...(isAvailable('menu')
          ? [
              {
                id: 'cardapio',
                label: texts.menu,
                icon: UtensilsCrossed,
                to: to('cardapio'),
                words: 'pratos bebidas preços itens esgotado',
              },
            ]
          : []),
        ...(isAvailable('shop')
          ? [
              {
                id: 'loja',
                label: texts.shop,
                icon: ShoppingBag,
                to: to('loja'),
                words: 'produtos preços estoque vitrine',
              },
            ]
          : []),
        ...(isAvailable('lodging') && listing?.is_lodging
          ? [
              {
                id: 'quartos',
                label: texts.rooms,
                icon: BedDouble,
                to: to('quartos'),
                words: 'hospedagem diárias temporada chalé pousada hotel cadastur check-in',
              },
            ]
          : []),
        // Only of who has that module: most businesses sell no houses.
        ...(isAvailable('properties') && listing?.modules.includes('real_estate')
          ? [
              {
                id: 'imoveis',
                label: texts.properties,
                icon: Building2,
                to: to('imoveis'),
                words: 'casas apartamentos terrenos aluguel venda temporada contatos creci',
                waiting: { count: leads, label: texts.waitingLeads(leads) },
              },
            ]
          : []),
        ...(isAvailable('coupons')
          ? [
              {
                id: 'ofertas',
                label: texts.offers,
                icon: TicketPercent,
                to: to('ofertas'),
                words: 'cupons clube desconto promoção brinde relâmpago',
              },
            ]
          : []),
        // Only of who has that module: most businesses sell no houses.
        ...(isAvailable('properties') && listing?.modules.includes('real_estate')
          ? [
              {
                id: 'feed',
                label: texts.feed,
                icon: FileCode,
                to: to('feed'),
                words: 'xml imóveis vrsync zap chaves sistema integração crm contatos',
              },
            ]
          : []),
        ...(hasOrders()
          ? [
              {
                id: 'receber',
                label: texts.ordering,
                icon: SlidersHorizontal,
                to: to('receber'),
                words:
                  'delivery entrega taxa bairros mesas qr retirada preparo pausa sistema caixa pdv integração open delivery',
              },
            ]
          : []),
      ]),
    },
    {
      title: texts.management,
      links: only([
        ...(isAvailable('analytics')
          ? [
              {
                id: 'desempenho',
                label: texts.insight,
                icon: ChartColumn,
                to: to('desempenho'),
                words: 'visitas números estatísticas relatório gráfico csv analytics',
                // Of another plan: said before anybody goes there in vain.
                tag: listing?.analytics === 'full' ? undefined : texts.insightPlan,
              },
            ]
          : []),
        {
          id: 'equipe',
          label: texts.team,
          icon: Users,
          to: to('equipe'),
          words: 'funcionários convites pessoas',
        },
        {
          id: 'cartaz',
          label: texts.poster,
          icon: QrCode,
          to: to('cartaz'),
          words: 'cartaz imprimir cartão site',
        },
      ]),
    },
    {
      title: texts.account,
      folds: true,
      links: [
        { id: 'plano', label: sections.plan, icon: BadgeCheck, to: account('plano') },
        {
          id: 'compras',
          label: sections.purchases,
          icon: Wallet,
          to: account('compras'),
          words: 'assinatura fatura recibo pix renovar pagar desistir',
        },
        {
          id: 'avisos',
          label: sections.notifications,
          icon: Bell,
          to: account('avisos'),
          words: 'notificações push e-mail silêncio celular tocar',
        },
        { id: 'dados', label: sections.data, icon: UserRound, to: account('dados') },
        { id: 'seguranca', label: sections.security, icon: ShieldCheck, to: account('seguranca') },
        { id: 'privacidade', label: sections.privacy, icon: Lock, to: account('privacidade') },
        {
          id: 'pendencias',
          label: sections.pending,
          icon: ListTodo,
          to: '/todo',
          waiting: { count: pending, label: dashboardsTexts.waiting(pending) },
        },
      ],
    },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
