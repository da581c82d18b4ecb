import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import {
  BadgeCheck,
  CalendarClock,
  House,
  Images,
  ListTodo,
  Lock,
  MessageCircle,
  QrCode,
  ShieldCheck,
  Star,
  Store,
  UserRound,
  Users,
} from 'lucide-react'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { roomAddress } from '~/features/my-listings/room-address.rules.ts'
import type { LinkGroup } from '~/ui/GroupedLinks.tsx'

const { rooms: texts, sections } = dashboardsTexts

/** Rooms of a listing, and what its people need to enter; null is anybody of the team. */
const LISTING_ROOMS = {
  mensagens: 'read_messages',
  avaliacoes: null,
  negocio: 'edit',
  horarios: 'edit',
  fotos: 'edit',
  equipe: null,
  cartaz: null,
} as const
export type ListingRoom = keyof typeof LISTING_ROOMS
export type Room = 'inicio' | 'conta' | ListingRoom

/** Old addresses have only the section: "#seguranca". */
const ACCOUNT_SECTIONS = ['plano', 'dados', 'whatsapp', 'seguranca', 'privacidade']

export function roomOf(asked: string | null, hash: string): Room {
  if (asked === 'conta' || (asked !== null && asked in LISTING_ROOMS)) return asked as Room
  return ACCOUNT_SECTIONS.includes(hash.slice(1)) ? 'conta' : 'inicio'
}

export function mayEnter(room: ListingRoom, { may }: Pick<MyEstablishment, 'may'>): boolean {
  const right = LISTING_ROOMS[room]
  return right === null || may[right]
}

/** Only what the person may enter is listed. */
export function roomGroups(
  listing: MyEstablishment | null,
  { unread, pending }: { unread: number; pending: number },
): LinkGroup[] {
  const id = listing?.id
  const to = (room: Room) => roomAddress(room, id)
  const open = (room: ListingRoom) => listing !== null && mayEnter(room, listing)
  const only = <Link extends { id: string }>(links: readonly Link[]) =>
    links.filter((link) => open(link.id as ListingRoom))
  const account = (section: string) => `${to('conta')}#${section}`
  const groups: LinkGroup[] = [
    {
      title: null,
      links: [
        { id: 'inicio', label: sections.home, icon: House, to: to('inicio') },
        ...only([
          {
            id: 'mensagens',
            label: texts.messages,
            icon: MessageCircle,
            to: to('mensagens'),
            waiting: { count: unread, label: texts.unread(unread) },
          },
          { id: 'avaliacoes', label: texts.reviews, icon: Star, to: to('avaliacoes') },
        ]),
      ],
    },
    {
      title: texts.page,
      links: only([
        { id: 'negocio', label: texts.listing, icon: Store, to: to('negocio') },
        { id: 'horarios', label: texts.hours, icon: CalendarClock, to: to('horarios') },
        { id: 'fotos', label: texts.photos, icon: Images, to: to('fotos') },
      ]),
    },
    {
      title: texts.management,
      links: only([
        { id: 'equipe', label: texts.team, icon: Users, to: to('equipe') },
        { id: 'cartaz', label: texts.poster, icon: QrCode, to: to('cartaz') },
      ]),
    },
    {
      title: texts.account,
      links: [
        { id: 'plano', label: sections.plan, icon: BadgeCheck, to: account('plano') },
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
