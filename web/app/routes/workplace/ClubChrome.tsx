import { type Capability, isAvailable } from '@portal/contract/shared/capabilities'
import {
  BadgePercent,
  BedDouble,
  Bell,
  Gift,
  Heart,
  House,
  ListTodo,
  Lock,
  Send,
  ShieldCheck,
  ShoppingBag,
  Ticket,
  UserRound,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { hasOrders } from '~/features/order-board/board.queries.ts'
import { workplaceTexts } from '~/features/workplace/workplace.texts.ts'
import type { LinkGroup } from '~/ui/link-groups.ts'
import { clubTabs } from './area-tabs.ts'
import { Chrome, type ChromeProps } from './Chrome.tsx'
import { useOwedSteps } from './use-owed-steps.ts'

const { sections } = dashboardsTexts
const CLUB = '/dash-clube'

/** Only sections that exist: each later screen of the club adds its own line. */
const SECTIONS = [
  { id: 'inicio', label: sections.home, icon: House, words: 'passos plano começo' },
  ...(hasOrders()
    ? [
        {
          id: 'pedidos',
          label: sections.orders,
          icon: ShoppingBag,
          words: 'compras delivery entrega acompanhar cardápio loja',
        },
      ]
    : []),
  ...(isAvailable('lodging')
    ? [
        {
          id: 'reservas',
          label: sections.stays,
          icon: BedDouble,
          words: 'hospedagem pousada hotel quarto noites cancelar confirmar',
        },
      ]
    : []),
  { id: 'carteira', label: sections.wallet, icon: Ticket, words: 'cupons ofertas desconto' },
  { id: 'ofertas', label: sections.offers, icon: BadgePercent, words: 'promoções para mim cupom' },
  { id: 'sorteios', label: sections.draws, icon: Gift, words: 'números prêmios ganhar' },
  { id: 'salvos', label: sections.saved, icon: Heart, words: 'favoritos guardados' },
  {
    id: 'enviados',
    label: sections.activity,
    icon: Send,
    words: 'avaliações mensagens reivindicações participações eventos respostas',
  },
  {
    id: 'avisos',
    label: sections.notifications,
    icon: Bell,
    words: 'notificações push e-mail silêncio celular tocar',
  },
  { id: 'dados', label: sections.data, icon: UserRound, words: 'perfil cadastro whatsapp nome' },
  {
    id: 'seguranca',
    label: sections.security,
    icon: ShieldCheck,
    words: 'senha sessões aparelhos duas etapas',
  },
  {
    id: 'privacidade',
    label: sections.privacy,
    icon: Lock,
    words: 'lgpd exportar apagar conta promoções',
  },
]
const NEEDED: Record<string, Capability> = {
  carteira: 'coupons',
  ofertas: 'coupons',
  sorteios: 'draws',
}
const sectionsNow = () =>
  SECTIONS.filter(({ id }) => {
    const needed = NEEDED[id]
    return !needed || isAvailable(needed)
  })

function clubGroups(pending: number): LinkGroup[] {
  const waiting = { count: pending, label: dashboardsTexts.waiting(pending) }
  return [
    {
      title: null,
      links: [
        ...sectionsNow().map((section) => ({ ...section, to: `${CLUB}#${section.id}` })),
        {
          id: 'pendencias',
          label: sections.pending,
          icon: ListTodo,
          to: '/todo',
          waiting,
          words: 'o que falta tarefas',
        },
      ],
    },
  ]
}

/** /dash-clube: one page whose sections are the entries of its menu. */
export function ClubChrome(props: Omit<ChromeProps, 'area'>) {
  const isPending = useLocation().pathname.startsWith('/todo')
  const inSight = useSectionInSight(sectionsNow().map(({ id }) => id))
  const groups = clubGroups(useOwedSteps())
  return (
    <Chrome
      {...props}
      area={{
        kind: 'club',
        name: dashboardsTexts.club.area,
        navLabel: dashboardsTexts.nav,
        groups,
        current: isPending ? 'pendencias' : inSight,
        tabs: clubTabs(groups),
        publicPage: { label: workplaceTexts.toSite, to: '/' },
        live: null,
      }}
    />
  )
}

/** A section is being read once its beginning has passed this part of the screen. */
const READING_LINE = 0.35

/** The last section whose beginning has passed, for the menu to mark; the first until one has. */
function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState(ids[0])
  const list = ids.join(' ')
  useEffect(() => {
    const all = list.split(' ')
    function look() {
      const line = window.innerHeight * READING_LINE
      const passed = all.filter((id) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().top <= line
      })
      setInSight(passed.at(-1) ?? all[0])
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [list])
  return inSight
}
