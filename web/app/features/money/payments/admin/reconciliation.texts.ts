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
    'Nenhum banco está configurado neste portal. Nada dele é lido, e por isso nada dele está atrasado.',
  withoutCards:
    'Nenhuma operadora de cartões está configurada neste portal. Nada dela é lido, e por isso nada dela está atrasado.',
  now: {
    action: 'Conferir agora',
    text: (who: string) =>
      `${who} e comparado com os livros em segundo plano. Esta página se atualiza sozinha.`,
    who: {
      both: 'O que o banco e a operadora de cartões receberam é lido',
      pix: 'O que o banco recebeu é lido',
      stripe: 'O que a operadora de cartões recebeu é lido',
    },
    done: 'Conferência pedida',
    doneText: 'O resultado aparece aqui em alguns minutos.',
    failed: 'Não deu para pedir a conferência',
  },
  watermarks: {
    titles: { pix: 'Leituras do banco', stripe: 'Leituras dos cartões' },
    names: {
      'card-events': 'Leitura dos avisos a cada 5 minutos',
      'card-hour': 'Leitura das faturas a cada hora',
      'card-night': 'Leitura das faturas da noite',
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
    off: { pix: 'Sem banco', stripe: 'Sem operadora' },
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
    titles: {
      pix: 'Última comparação com o banco',
      stripe: 'Última comparação com a operadora de cartões',
    },
    never: {
      pix: 'Os livros ainda não foram comparados com o banco.',
      stripe: 'Os livros ainda não foram comparados com a operadora de cartões.',
    },
    same: 'Os livros batem',
    different: 'Os livros não batem',
    differentText: {
      pix: 'Veja se há Pix sem compra em "Precisa de decisão" e confira de novo. Se a diferença ficar, compare o CSV do livro com o extrato.',
      stripe:
        'Veja se há pagamento sem compra em "Precisa de decisão" e confira de novo. Se a diferença ficar, compare o CSV do livro com o painel da operadora.',
    },
    comparedAt: 'Comparado em',
    span: 'Período',
    spanOf: (from: string, to: string) => `${from} até ${to}`,
    paid: 'Recebido',
    refunded: 'Devolvido',
    ours: 'Livros',
    theirs: { pix: 'Banco', stripe: 'Operadora' },
    difference: 'Diferença',
    equal: 'Igual',
    more: {
      pix: (amount: string) => `O banco tem ${amount} a mais`,
      stripe: (amount: string) => `A operadora tem ${amount} a mais`,
    },
    less: {
      pix: (amount: string) => `O banco tem ${amount} a menos`,
      stripe: (amount: string) => `A operadora tem ${amount} a menos`,
    },
    what: 'Dinheiro',
  },
} as const
