import {
  healthFindings,
  healthParts,
  healthStates,
  healthVerdict,
} from '@portal/contract/portal/health/health.texts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

const plural = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`

/** Whose work a job is, by the first word of its name. */
const AREAS: Record<string, string> = {
  accounts: 'Contas',
  analytics: 'Visitas',
  catalogue: 'Cardápios e lojas',
  claims: 'Pedidos de negócios',
  contributions: 'Você no Portal',
  draws: 'Sorteios',
  establishments: 'Estabelecimentos',
  events: 'Eventos',
  insight: 'Desempenho',
  media: 'Fotos',
  messages: 'Mensagens',
  news: 'Notícias',
  newsletter: 'Carta semanal',
  offers: 'Ofertas',
  'open-delivery': 'Sistemas de balcão',
  orders: 'Pedidos',
  payments: 'Pagamentos de planos',
  people: 'Pessoas',
  plans: 'Planos',
  podcast: 'Podcast',
  properties: 'Imóveis',
  'property-feeds': 'Feeds de imóveis',
  'property-lead': 'Contatos de imóveis',
  search: 'Busca',
  stays: 'Hospedagem',
  team: 'Equipes',
}

/** Every sentence of the page of health. */
export const healthTexts = {
  parts: healthParts,
  findings: healthFindings,
  states: healthStates,
  never: '–',
  firstUse: 'Este portal é novo: seguir com o primeiro uso',
  tests: 'Testar o e-mail, o Pix e os cartões',
  caption: 'Serviços e partes do portal',
  loading: 'Lendo a saúde do portal…',
  loadError: 'Não deu para ler a saúde do portal',
  seen: (moment: string, examined: string | null) =>
    `Visto em ${moment}, de novo a cada minuto. ${
      examined
        ? `Serviços de fora examinados em ${examined}.`
        : 'Serviços de fora ainda não examinados.'
    }`,
  verdict: healthVerdict,
  examine: {
    label: 'Examinar agora',
    asked: 'Examinando',
    askedWhy: 'O trabalhador chama cada serviço; em segundos aparece aqui.',
    failed: 'Não foi possível agora',
  },
  report: 'Copiar laudo',
  reportCopied: 'Laudo copiado',
  whatToDo: 'O que fazer:',
  last: (moment: string) => `Último sucesso: ${moment}.`,
  said: (words: string) => `Foi dito: ${words}.`,
  well: (count: number) => plural(count, 'parte em ordem', 'partes em ordem'),
  quiet: 'Sem uso ou não ligado',
  inTerminal: [
    'O mesmo no terminal:',
    'npm run doctor',
    '. Sai 0 sem vermelho, 1 com vermelho; verde de ontem conta como amarelo.',
  ],
  failedWork: {
    title: 'Tarefas que falharam',
    intro:
      'Cada uma falhou sozinha: o resto da lista foi feito. Some daqui quando uma nova tentativa dá certo.',
    columns: { job: 'Tarefa', since: 'Desde', failure: 'Por quê', acts: 'Ações' },
    area: (job: string) => AREAS[job.split('.')[0] ?? ''] ?? 'Portal',
    times: (count: number) => plural(count, 'tentativa', 'tentativas'),
    more: (count: number) => `E mais ${number.format(count)}.`,
    retry: 'Tentar de novo',
    dismiss: 'Dispensar',
    asked: 'Na fila de novo',
    dismissed: 'Tirada da lista',
    failed: 'Não foi possível agora',
  },
  nodes: {
    title: 'Máquinas',
    caption: 'Processos do portal',
    none: 'Nenhum processo deu sinal no último dia.',
    columns: {
      host: 'Máquina',
      kind: 'Processo',
      release: 'Versão',
      started: 'Desde',
      beat: 'Último sinal',
    },
    kinds: { app: 'Portal', worker: 'Trabalhador' },
    late: 'sem sinal',
  },
  overview: {
    title: 'Serviços de fora',
    backup: (ago: string) => `Cópia de segurança ${ago}`,
    noBackup: 'Nenhuma cópia de segurança registrada',
    link: ['Ver', 'a saúde do portal'],
  },
} as const
