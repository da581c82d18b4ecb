import type { Unreached } from '../../../platform/outgoing/guarded-request.ts'

const UNREACHED: Record<Unreached, string> = {
  'not-allowed': 'O endereço não é público ou não usa https.',
  'not-found': 'O nome do endereço não existe.',
  refused: 'O sistema não atendeu neste endereço.',
  timeout: 'O sistema não respondeu em 10 segundos.',
  'too-large': 'O sistema respondeu mais do que conseguimos ler.',
  redirects: 'O endereço leva para outro lugar. Use o endereço final.',
  certificate: 'O certificado de segurança do endereço não é válido.',
}

export const secretLost = 'O segredo guardado não vale mais. Troque o segredo.'

/** What the owner reads of an event that did not arrive. */
export function failureSentence(what: { status: number } | { reason: Unreached }): string {
  if ('reason' in what) return UNREACHED[what.reason]
  const { status } = what
  if (status === 401 || status === 403) {
    return `O sistema recusou a assinatura (${status}). Confira o segredo nele.`
  }
  if (status === 404) return 'O sistema diz que este endereço não existe nele (404).'
  return status >= 500
    ? `O sistema respondeu com um erro dele (${status}).`
    : `O sistema não aceitou o aviso (${status}).`
}

/** A business keeps 2,000 items; each may stand in two categories. */
export const MOST_MENU_ROWS = 4000

type Counts = { create: number; update: number; same: number; invalid: number }
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What the people of a business read about the menu of their system. */
export const menuTexts = {
  notAMenu: 'Este não é um cardápio do Open Delivery. Peça ao seu sistema o arquivo “merchant”.',
  empty: 'O cardápio do sistema está vazio.',
  noAddress: 'O sistema de caixa ainda não disse onde está o cardápio dele. Envie o arquivo.',
  changed: 'O cardápio do sistema mudou depois que você conferiu. Confira de novo.',
  noOffer: 'A categoria cita uma oferta que não está no cardápio, ou que está incompleta.',
  noItem: 'A oferta cita um item que não está no cardápio, ou que está incompleto.',
  currency: 'O preço não está em reais.',
  options: 'Opções:',
  failed: 'O cardápio não pôde ser lido.',
  tooMany: (most: number) =>
    `O cardápio do sistema tem mais de ${most.toLocaleString('pt-BR')} itens ou opções demais, contando os que se repetem. Peça ao sistema um menor.`,
  tooComplex: 'O cardápio do sistema é complicado demais para ser lido.',
  switchedOff:
    'O cardápio do sistema parou o nosso leitor três vezes, e não é mais lido sozinho. Peça ao sistema que o corrija e confira-o aqui.',
  email: {
    subject: (name: string) => `O cardápio do caixa de ${name} não é mais lido`,
    lines: [
      'O cardápio do sistema de caixa parou o nosso leitor três vezes seguidas, e por isso não é mais lido sozinho.',
      'O cardápio da página continua como estava. Peça ao sistema que corrija o dele e confira-o de novo no painel.',
    ],
    action: 'Ver o sistema de caixa',
  },
  waits: (count: number) =>
    `${some(count, 'item lido', 'itens lidos')}. Espera alguém do negócio conferir e trazer.`,
  taken: ({ create, update, invalid }: Counts) =>
    [
      some(create, 'item novo', 'itens novos'),
      some(update, 'mudado', 'mudados'),
      some(invalid, 'recusado', 'recusados'),
    ].join(', '),
} as const
