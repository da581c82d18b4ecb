import { atTime } from '@portal/contract/shared/clock.texts'

/** Every sentence of the admin area's own frame; each page brings its own. */
export const adminTexts = {
  area: 'Painel Admin',
  overview: {
    begin: { article: 'Nova notícia', event: 'Novo evento' },
    auditTitle: 'Últimas mudanças',
    audit: ['Ver', 'auditoria'],
    searches: {
      title: 'Buscas sem resposta',
      link: ['Ver todas', 'as buscas'],
      loading: 'Carregando as buscas…',
      loadError: 'Não deu para carregar as buscas',
      none: 'Tudo o que se procurou em 7 dias foi encontrado.',
      caption: 'Buscas sem resposta, últimos 7 dias',
      columns: { term: 'Busca', times: 'Vezes', look: 'Ver' },
      times: (count: number) => `${count.toLocaleString('pt-BR')}×`,
      teach: 'Ensinar um sinônimo',
      teachOf: (term: string) => `para “${term}”`,
      note: 'Últimos 7 dias. Só as palavras são guardadas, nunca quem procurou.',
    },
    services: {
      title: 'Serviços de fora',
      link: ['Saúde', 'do portal'],
      loading: 'Lendo os serviços…',
      loadError: 'Não deu para ler os serviços',
      seen: (moment: string) => `vistos ${atTime(moment)}`,
      well: 'Tudo o que está ligado responde.',
      backup: (ago: string) => `Cópia de segurança ${ago}`,
      noBackup: 'Nenhuma cópia de segurança registrada',
    },
    faults: {
      title: 'Erros',
      link: ['Ver todos', 'os erros'],
      loading: 'Carregando os erros…',
      loadError: 'Não deu para carregar os erros',
      none: 'Nenhum aviso de erro em 24 horas.',
      lastDay: (count: number) => `${count.toLocaleString('pt-BR')} em 24 horas.`,
      before: (count: number) =>
        count === 0
          ? 'Nas 24 horas anteriores, nenhum.'
          : `Nas 24 horas anteriores foram ${count.toLocaleString('pt-BR')}.`,
      reports: (count: number) =>
        count === 1 ? '1 aviso' : `${count.toLocaleString('pt-BR')} avisos`,
      last: (moment: string, page: string) => `o último em ${moment}, em ${page}`,
    },
    why: 'O restante do painel continua funcionando.',
    money: {
      title: 'Dinheiro',
      link: ['Abrir', 'o financeiro'],
      loading: 'Carregando os números…',
      loadError: 'Não deu para carregar os números',
      revenue: 'por mês em planos pagos.',
      before: (month: string, money: string) => `Em ${month} eram ${money}.`,
      paying: (count: number) =>
        count === 0
          ? 'Nenhum assinante ainda'
          : `${count.toLocaleString('pt-BR')} ${count === 1 ? 'assinante' : 'assinantes'}`,
      trials: (count: number) =>
        count === 0
          ? 'Nenhum teste começou neste mês'
          : `${count.toLocaleString('pt-BR')} ${count === 1 ? 'teste começou' : 'testes começaram'} neste mês`,
    },
  },
  notFound: {
    title: 'Esta página do painel não existe',
    text: 'O endereço pode ter mudado. Escolha uma página no menu ou volte à visão geral.',
    action: 'Ir para a visão geral',
  },
  withoutSecondFactor: {
    text: 'Nesta demonstração o painel abre só com a senha. No portal no ar, quem administra precisa também do código do aplicativo: proteja sua conta antes.',
    action: 'Ativar as duas etapas',
  },
  secondFactor: {
    'set-up': {
      title: 'Falta proteger sua conta',
      text: 'Quem administra o portal precisa da verificação em duas etapas: além da senha, um código do aplicativo autenticador do celular. Ative-a e o painel se abre.',
      action: 'Ativar as duas etapas',
    },
    prove: {
      title: 'Confirme que é você',
      text: 'Você entrou sem o código da verificação em duas etapas, e o painel só se abre com ele. Entre de novo e informe o código do aplicativo autenticador.',
      action: 'Entrar de novo',
    },
  },
} as const
