import { countOf } from '~/lists/lists.texts.ts'

const minutes = countOf('minuto', 'minutos')
const hours = countOf('hora', 'horas')
const days = countOf('dia', 'dias')

const MINUTES_AN_HOUR = 60
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR

/** "12 minutos", "3 horas", "2 dias": rounded down, as ages are. */
export function lengthText(count: number): string {
  if (count < MINUTES_AN_HOUR) return minutes(count)
  if (count < 2 * MINUTES_A_DAY) return hours(Math.floor(count / MINUTES_AN_HOUR))
  return days(Math.floor(count / MINUTES_A_DAY))
}

/** A clock that is a little behind does not make the future. */
export function ageText(moment: Date, now: Date): string {
  const passed = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  return passed < 1 ? 'agora' : `há ${lengthText(passed)}`
}

export const reconciliationTexts = {
  loading: 'Carregando a conferência…',
  loadError: 'Não deu para carregar a conferência',
  withoutBank:
    'Nenhum banco está configurado neste portal. Nada é lido, e por isso nada está atrasado.',
  now: {
    action: 'Conferir agora',
    text: 'O banco é lido e comparado com os livros em segundo plano. Esta página se atualiza sozinha.',
    done: 'Conferência pedida',
    doneText: 'O resultado aparece aqui em alguns minutos.',
    failed: 'Não deu para pedir a conferência',
  },
  watermarks: {
    title: 'Leituras do banco',
    names: {
      'five-minutes': 'Leitura a cada 5 minutos',
      hour: 'Leitura a cada hora',
      night: 'Leitura da noite',
      webhook: 'Conferência do endereço dos avisos',
    },
    never: 'Ainda não aconteceu',
    last: (moment: string, age: string) => `${moment} (${age})`,
    allowed: (length: string) => `Pode ter até ${length}.`,
    late: 'Atrasada',
    onTime: 'Em dia',
    off: 'Sem banco',
  },
  waiting: {
    title: 'O que espera',
    none: 'Nada espera',
    hints: {
      name: 'Avisos ainda não vistos',
      count: countOf('aviso', 'avisos'),
      oldest: (age: string) => `, o mais antigo ${age}`,
    },
    unknown_codes: {
      name: 'Códigos sem resposta do banco',
      count: countOf('código', 'códigos'),
      oldest: (age: string) => `, o mais antigo ${age}`,
    },
    open_refunds: {
      name: 'Devoluções em aberto',
      count: countOf('devolução', 'devoluções'),
      oldest: (age: string) => `, a mais antiga ${age}`,
    },
  },
  comparison: {
    title: 'Última comparação com o banco',
    never: 'Os livros ainda não foram comparados com o banco.',
    same: 'Os livros batem',
    different: 'Os livros não batem',
    differentText:
      'Veja se há Pix sem compra em "Precisa de decisão" e confira de novo. Se a diferença ficar, compare o CSV do livro com o extrato.',
    comparedAt: 'Comparado em',
    span: 'Período',
    spanOf: (from: string, to: string) => `${from} até ${to}`,
    paid: 'Recebido',
    refunded: 'Devolvido',
    ours: 'Livros',
    bank: 'Banco',
    difference: 'Diferença',
    equal: 'Igual',
    bankMore: (amount: string) => `O banco tem ${amount} a mais`,
    bankLess: (amount: string) => `O banco tem ${amount} a menos`,
    what: 'Dinheiro',
  },
} as const
