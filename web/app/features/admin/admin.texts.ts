/** Every sentence of the admin area's own frame; each page brings its own. */
export const adminTexts = {
  area: 'Painel Admin',
  home: 'Início',
  menu: 'Menu do painel',
  groups: {
    guide: 'Guia e buscas',
    content: 'Conteúdo',
    people: 'Pessoas da cidade',
    portal: 'Portal',
    team: 'Contas e registro',
    others: 'Mais',
  },
  pages: {
    overview: {
      label: 'Visão geral',
      lead: 'O que existe hoje no portal e quem mexeu nele por último.',
    },
    moderation: {
      label: 'Moderação',
      lead: 'O que espera por uma decisão, de quem espera há mais tempo para quem chegou agora.',
    },
    listings: {
      label: 'Estabelecimentos',
      lead: 'Tudo o que há no guia, publicado ou não, com quem responde por cada um.',
    },
    categories: {
      label: 'Categorias',
      lead: 'Os dois níveis do guia. O que você mudar aparece na hora para quem visita.',
    },
    imports: {
      label: 'Importar e exportar',
      lead: 'O guia em planilha: traga muitos negócios de uma vez, ou leve todos.',
    },
    duplicates: {
      label: 'Cadastros repetidos',
      lead: 'Pares que parecem ser o mesmo lugar. Você compara e diz qual fica.',
    },
    news: {
      label: 'Notícias',
      lead: 'Escreva, agende e publique. O texto se salva sozinho e toda versão fica guardada.',
    },
    beaches: {
      label: 'Praias',
      lead: 'Textos, fotos, rampas com seu limite de água, regras e análises. O que você salvar aparece na hora.',
    },
    attractions: {
      label: 'Atrações',
      lead: 'O que há para ver na cidade, com horário de visita, preço e como chegar.',
    },
    contributions: {
      label: 'Você no Portal',
      lead: 'Fotos, histórias, dicas e reclamações que as pessoas enviaram, e o que foi feito de cada uma.',
    },
    coverage: {
      label: 'Coberturas',
      lead: 'Quem pediu cobertura de um evento, em que pé está e quem cuida.',
    },
    events: {
      label: 'Eventos',
      lead: 'A agenda da cidade: o que foi enviado, o que está no ar, datas, cancelamentos.',
    },
    tides: {
      label: 'Marés',
      lead: 'As tábuas oficiais. Onde não há tábua, as praias mostram a nossa estimativa.',
    },
    podcast: {
      label: 'Podcast',
      lead: 'Programas e episódios: áudio, capítulos, transcrição e a hora em que cada um vai ao ar.',
    },
    searches: {
      label: 'Buscas',
      lead: 'O que as pessoas procuram, o que não encontram e as palavras que querem dizer o mesmo.',
    },
    utilities: {
      label: 'Utilidade pública',
      lead: 'Telefones, plantão das farmácias e avisos. O que você salvar aparece na hora, e abre também sem internet.',
    },
    settings: {
      label: 'Configurações do portal',
      lead: 'Nome, imagens, contatos, cidade e textos do clube. O que você salvar aparece na hora para todo mundo.',
    },
    tabbar: {
      label: 'Barra inferior',
      lead: 'Os atalhos que o celular mostra no pé da tela, e quem vê cada um.',
    },
    newsletter: {
      label: 'Cartas por e-mail',
      lead: 'Quem recebe as cartas do portal, o que elas dizem e como cada envio andou.',
    },
    announcements: {
      label: 'Faixa e aviso',
      lead: 'O que todo visitante vê no alto da página ou numa janela, e em que dias.',
    },
    legal: {
      label: 'Documentos',
      lead: 'Política de privacidade e termos de uso, em versões que não mudam depois de publicadas.',
    },
    people: { label: 'Pessoas', lead: 'Quem tem conta no portal, com seu plano e seu papel.' },
    audit: { label: 'Auditoria', lead: 'Quem fez o quê, do mais novo para o mais antigo.' },
  },
  overview: {
    waitingTitle: 'O que espera por você',
    settingsTitle: 'Configurações',
    auditTitle: 'Últimas mudanças',
    waiting: ['Abrir', 'moderação'],
    people: ['Ver', 'pessoas'],
    settings: ['Editar', 'configurações'],
    tabbar: ['Editar', 'barra inferior'],
    audit: ['Ver', 'auditoria'],
  },
  notFound: {
    title: 'Esta página do painel não existe',
    text: 'O endereço pode ter mudado. Escolha uma página no menu ou volte à visão geral.',
    action: 'Ir para a visão geral',
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
