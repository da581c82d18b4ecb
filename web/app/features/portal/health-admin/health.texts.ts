import type { HealthPartName, HealthState } from '@portal/contract/portal/health/health'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

type PartWords = {
  label: string
  /** What of the portal stands still without it. */
  about: string
  /** What to do when it is in trouble. */
  todo: string
}

const parts: Record<HealthPartName, PartWords> = {
  mail: {
    label: 'E-mail',
    about: 'Confirmações, senhas, recibos e cartas.',
    todo: 'Confira a senha e o endereço do servidor de e-mail com quem o fornece. O que não saiu é tentado de novo sozinho.',
  },
  pix: {
    label: 'Pix',
    about: 'Cobranças e confirmações dos planos.',
    todo: 'Veja o aviso de serviço do banco. Pagamentos feitos agora entram na próxima conferência; ninguém precisa pagar de novo.',
  },
  cards: {
    label: 'Cartões',
    about: 'Compras e renovações por cartão.',
    todo: 'Veja a página de situação da Stripe. O que ficou sem resposta é lido de novo sozinho.',
  },
  whatsapp: {
    label: 'Códigos por WhatsApp',
    about: 'Confirmação de telefone.',
    todo: 'Abra a conta do WhatsApp na Meta: modelo, pagamento e limite de envio. Enquanto isso, códigos do clube vão por e-mail.',
  },
  push: {
    label: 'Avisos nos aparelhos',
    about: 'O que toca no celular: pedidos, reservas, mensagens.',
    todo: 'Confira as chaves VAPID e o endereço de contato. Enquanto isso, o que tem prazo vai por e-mail.',
  },
  weather: {
    label: 'Previsão do tempo',
    about: 'Chuva, vento, UV e ondas, lidos a cada hora.',
    todo: 'Confira a chave e o endereço do provedor. A última leitura vale por 3 horas; depois a previsão some das páginas.',
  },
  storage: {
    label: 'Guarda de fotos',
    about: 'Fotos, documentos e gravações.',
    todo: 'Confira o espaço e as chaves de acesso do armazenamento. Fotos já no ar continuam na cópia do servidor.',
  },
  calendars: {
    label: 'Calendários ligados',
    about: 'Noites vendidas em outros portais.',
    todo: 'Em Reservas, veja qual calendário falha. O dono já foi avisado; as noites lidas antes continuam bloqueadas.',
  },
  'agency-feeds': {
    label: 'Feeds de imobiliárias',
    about: 'Imóveis que vêm do sistema das imobiliárias.',
    todo: 'Em Feeds de imóveis, veja qual imobiliária falha. Os imóveis já lidos continuam no ar.',
  },
  counters: {
    label: 'Sistemas de balcão',
    about: 'Avisos de pedidos aos caixas dos negócios.',
    todo: 'O negócio deve conferir se o sistema dele está ligado. O pedido continua no painel dele.',
  },
  'tide-table': {
    label: 'Tábua da Marinha',
    about: 'Marés oficiais das praias.',
    todo: 'Importe a próxima tábua em Marés. Depois do último dia as praias mostram a nossa estimativa.',
  },
  backup: {
    label: 'Cópia de segurança',
    about: 'O banco de dados inteiro, uma vez por dia.',
    todo: 'Peça a quem cuida do servidor para ver por que a cópia do dia não foi feita: espaço em disco, senha do banco ou agenda do servidor.',
  },
  archive: {
    label: 'Arquivo contínuo',
    about: 'Cada gravação sai da máquina em até um minuto.',
    todo: 'Peça a quem cuida do servidor para ver se o arquivo tem espaço e responde. Enquanto ele está parado, uma perda da máquina leva o que foi gravado desde o último sucesso.',
  },
  'restore-proof': {
    label: 'Ensaio de volta',
    about: 'A prova de que a cópia volta a ser um portal inteiro.',
    todo: 'Peça a quem cuida do servidor para refazer o ensaio hoje. Uma cópia que não volta não é uma cópia.',
  },
  queue: {
    label: 'Fila de tarefas',
    about: 'O que o portal faz depois de responder: e-mails, fotos, avisos.',
    todo: 'Tarefas que falharam já foram tentadas várias vezes: estão na lista abaixo, com “Tentar de novo”. Se nada anda, ligue mais um trabalhador.',
  },
  worker: {
    label: 'Trabalhador',
    about: 'O processo que esvazia a fila.',
    todo: 'Ligue o trabalhador de novo (npm run worker). Nada se perde enquanto ele está parado, só espera.',
  },
  database: {
    label: 'Banco de dados',
    about: 'Tudo o que o portal sabe.',
    todo: 'Peça a quem cuida do servidor para olhar o banco.',
  },
  disk: {
    label: 'Espaço em disco',
    about: 'Onde as fotos são guardadas ou preparadas.',
    todo: 'Apague cópias antigas ou aumente o disco antes que o envio de fotos pare.',
  },
}

const plural = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`

function bytesText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = bytes > 0 ? Math.min(4, Math.floor(Math.log10(bytes) / 3)) : 0
  return `${number.format(bytes / 1000 ** power)} ${units[power]}`
}

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
  parts,
  states: {
    ok: 'Em ordem',
    trouble: 'Precisa de atenção',
    unknown: 'Sem uso ainda',
    off: 'Não ligado',
  } satisfies Record<HealthState, string>,
  caption: 'Serviços e partes do portal',
  loading: 'Lendo a saúde do portal…',
  loadError: 'Não deu para ler a saúde do portal',
  seen: (moment: string) => `Visto em ${moment}. Lê de novo a cada minuto.`,
  allWell: 'Tudo em ordem',
  troubles: (count: number) =>
    plural(count, 'parte precisa de atenção', 'partes precisam de atenção'),
  columns: {
    name: 'Parte',
    state: 'Situação',
    ok: 'Último sucesso',
    failed: 'Última falha',
    figures: 'Medida',
    todo: 'O que fazer',
  },
  never: '–',
  failure: (moment: string, words: string | null) => (words ? `${moment}: ${words}` : moment),
  nothingToDo: 'Nada agora',
  seconds: (ms: number) => `${number.format(ms / 1000)} s`,
  read: (good: number, all: number) => `${good} de ${all} em ordem`,
  until: (day: string) => `até ${day}`,
  noTable: 'sem tábua: vale a estimativa',
  size: bytesText,
  free: (free: number, total: number) => `${bytesText(free)} livres de ${bytesText(total)}`,
  waiting: (count: number) => plural(count, 'à espera', 'à espera'),
  oldest: (seconds: number) =>
    seconds < 60
      ? `a mais antiga há ${seconds} s`
      : `a mais antiga há ${Math.round(seconds / 60)} min`,
  failedJobs: (count: number) =>
    count === 0
      ? 'nenhuma falhou em 24 horas'
      : `${plural(count, 'falhou', 'falharam')} em 24 horas`,
  backupSize: (bytes: number, tables: number) => `${bytesText(bytes)}, ${tables} tabelas`,
  took: (seconds: number) =>
    `de volta em ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`}`,
  noProof: 'nenhum ensaio registrado',
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
