import { namesOf } from '../../shared/names-of.ts'

/** Whom a business works with, who may most first. */
export const MEMBER_ROLES = [
  'owner',
  'manager',
  'staff',
  'kitchen',
  'counter',
  'reception',
  'broker',
] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const ROLE_WORDS: Record<MemberRole, string> = {
  owner: 'Dono',
  manager: 'Gerente',
  staff: 'Equipe',
  kitchen: 'Cozinha',
  counter: 'Caixa',
  reception: 'Recepção',
  broker: 'Corretor',
}

type Right = {
  words: string
  /** What of it is named first, in a word, where there is one line for a role. */
  brief?: string
  roles: readonly Exclude<MemberRole, 'owner'>[]
}

/**
 * What each role may do beside the owner, who may do all of it. The server checks by it, screens are
 * listed by it, and an invitation is put into words by it: none of the three can say something else.
 */
const RIGHTS = {
  'orders.see': {
    words: 'Ver os pedidos',
    roles: ['manager', 'staff', 'kitchen', 'counter'],
  },
  'orders.customers': {
    words: 'Ver nome inteiro, telefone e endereço de quem pediu',
    roles: ['manager', 'staff', 'counter'],
  },
  'orders.move': {
    brief: 'pedidos',
    words: 'Aceitar, recusar e mover pedidos',
    roles: ['manager', 'staff', 'kitchen', 'counter'],
  },
  'orders.pause': { words: 'Pausar os pedidos', roles: ['manager', 'staff', 'counter'] },
  'orders.takings': {
    brief: 'o caixa do dia',
    words: 'Ver o que foi vendido e fechar o dia',
    roles: ['manager', 'staff', 'counter'],
  },
  'orders.set': { words: 'Mudar como o negócio recebe pedidos', roles: ['manager'] },
  'stays.see': { words: 'Ver reservas e calendário', roles: ['manager', 'staff', 'reception'] },
  'stays.answer': {
    brief: 'reservas',
    words: 'Responder reservas e bloquear noites',
    roles: ['manager', 'reception'],
  },
  'pix.confirm': {
    brief: 'Pix da casa',
    words: 'Conferir o Pix que caiu na conta da casa',
    roles: ['manager', 'counter', 'reception'],
  },
  'coupons.redeem': {
    words: 'Ler cupons no balcão',
    roles: ['manager', 'staff', 'counter', 'reception'],
  },
  'messages.read': {
    words: 'Ler e arquivar as mensagens',
    roles: ['manager', 'staff', 'reception'],
  },
  'messages.answer': {
    brief: 'mensagens',
    words: 'Responder as mensagens',
    roles: ['manager', 'reception'],
  },
  'reviews.read': {
    words: 'Ler as avaliações recebidas',
    roles: ['manager', 'staff', 'kitchen', 'counter', 'reception', 'broker'],
  },
  'reviews.reply': { words: 'Responder avaliações', roles: ['manager'] },
  'menu.see': { words: 'Ver cardápio e loja', roles: ['manager', 'staff', 'kitchen', 'counter'] },
  'menu.sell-out': {
    words: 'Marcar item esgotado',
    roles: ['manager', 'staff', 'kitchen', 'counter'],
  },
  'menu.edit': {
    brief: 'cardápio e preços',
    words: 'Mudar cardápio, loja e preços',
    roles: ['manager'],
  },
  'rooms.see': { words: 'Ver quartos e diárias', roles: ['manager', 'staff', 'reception'] },
  'rooms.edit': { words: 'Mudar quartos e diárias', roles: ['manager'] },
  'properties.see': {
    words: 'Ver imóveis e quem pediu contato',
    roles: ['manager', 'staff', 'broker'],
  },
  'properties.edit': {
    brief: 'imóveis',
    words: 'Criar e editar imóveis',
    roles: ['manager', 'broker'],
  },
  'offers.edit': { words: 'Criar e mudar cupons e ofertas', roles: ['manager'] },
  'connections.see': {
    words: 'Ver os sistemas ligados ao negócio',
    roles: ['manager', 'staff'],
  },
  'connections.edit': {
    words: 'Ligar sistemas de fora: caixa, calendários, feeds',
    roles: ['manager'],
  },
  'listing.edit': { words: 'Mudar dados, horários e fotos', roles: ['manager'] },
  'insight.see': { words: 'Ver o desempenho', roles: ['manager'] },
  posters: {
    words: 'Baixar os cartazes',
    roles: ['manager', 'staff', 'counter', 'reception', 'broker'],
  },
  'team.see': {
    words: 'Ver quem é da equipe',
    roles: ['manager', 'staff', 'kitchen', 'counter', 'reception', 'broker'],
  },
  'team.manage': { brief: 'equipe', words: 'Convidar, mudar papéis e tirar pessoas', roles: [] },
  'pix.set': { brief: 'chave Pix', words: 'Mudar a chave Pix da casa', roles: [] },
  'business.give': { brief: 'passar o negócio', words: 'Arquivar ou passar o negócio', roles: [] },
} as const satisfies Record<string, Right>

export type TeamRight = keyof typeof RIGHTS
export const TEAM_RIGHTS = namesOf(RIGHTS)

export function roleMay(role: MemberRole | null, right: TeamRight): boolean {
  if (role === null || role === 'owner') return role === 'owner'
  const roles: readonly MemberRole[] = RIGHTS[right].roles
  return roles.includes(role)
}

/** For queries over the people of many businesses. */
export const rolesWith = (right: TeamRight): MemberRole[] =>
  MEMBER_ROLES.filter((role) => roleMay(role, right))

/** More rights than these are told by what is missing. */
const FEW_MISSING = 3

/** Everything a role may do, in the words of the table: what a person agrees to with an invitation. */
export function sentenceOfRole(role: MemberRole): string {
  const words = (rights: readonly TeamRight[]) =>
    rights.map((right) => lowered(RIGHTS[right].words)).join('; ')
  const missing = TEAM_RIGHTS.filter((right) => !roleMay(role, right))
  if (missing.length === 0) return 'Pode tudo.'
  if (missing.length <= FEW_MISSING) return `Pode tudo, menos ${words(missing)}.`
  return `Pode ${words(TEAM_RIGHTS.filter((right) => roleMay(role, right)))}.`
}

/** In one line: what the role is for, or what it lacks where that is less. Nothing the table does not say. */
export function briefOfRole(role: MemberRole): string {
  const briefs = (rights: readonly TeamRight[]) =>
    rights.flatMap((right) => {
      const { brief }: Right = RIGHTS[right]
      return brief ? [brief] : []
    })
  const missing = TEAM_RIGHTS.filter((right) => !roleMay(role, right))
  if (missing.length === 0) return 'tudo'
  if (missing.length <= FEW_MISSING) return `tudo, menos ${listed(briefs(missing))}`
  return listed(briefs(TEAM_RIGHTS.filter((right) => roleMay(role, right))))
}

const listed = (words: readonly string[]) =>
  words.join(', ').replace(/, ([^,]*)$/, words.length > 1 ? ' e $1' : ', $1')

export const wordsOfRight = (right: TeamRight): string => RIGHTS[right].words

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
