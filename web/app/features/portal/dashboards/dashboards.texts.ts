/** Every sentence of the dashboards' own parts and of "Pendências". */
export const dashboardsTexts = {
  club: { title: 'Dashboard Clube', area: 'Clube de Vantagens' },
  business: { title: 'Dashboard Empresarial', area: 'Painel do negócio' },
  nav: 'Seções do painel',
  openWallet: 'Abrir minha carteira',
  paused: (until: string | null) => (until ? `Pausado até ${until}` : 'Pedidos pausados'),
  /** How many wait, and of what. */
  waiting: {
    steps: (count: number) => (count === 1 ? '1 pendência' : `${count} pendências`),
    answers: (count: number) =>
      count === 1 ? '1 à espera de resposta' : `${count} à espera de resposta`,
    reviews: (count: number) =>
      count === 1 ? '1 avaliação sem resposta' : `${count} avaliações sem resposta`,
    stays: (count: number) =>
      count === 1 ? '1 pedido de reserva à espera' : `${count} pedidos de reserva à espera`,
    orders: (orders: number, returns: number) =>
      [
        orders === 1 ? '1 pedido' : orders > 0 || returns === 0 ? `${orders} pedidos` : '',
        returns === 1 ? '1 devolução' : returns > 0 ? `${returns} devoluções` : '',
      ]
        .filter(Boolean)
        .join(' e ')
        .concat(' à espera'),
    leads: (count: number) =>
      count === 1 ? '1 contato sem resposta' : `${count} contatos sem resposta`,
  },
  loading: 'Carregando seu painel…',
  loadFailed: 'Não deu para carregar seu perfil',
  greeting: { morning: 'Bom dia', afternoon: 'Boa tarde', night: 'Boa noite' },
  greet: (greeting: string, name: string | null) => (name ? `${greeting}, ${name}` : greeting),
  now: {
    title: (count: number) => {
      if (count === 0) return 'Nada espera por você agora'
      return count === 1 ? '1 coisa espera por você' : `${count} coisas esperam por você`
    },
    label: 'O que espera por você',
    loading: 'Vendo o que espera por você…',
    quiet: 'Tudo respondido',
    quietText: 'O que chegar aparece aqui e no seu e-mail.',
    failed: 'Não deu para ver o que espera por você',
    orders: (count: number) =>
      count === 1 ? '1 pedido espera resposta' : `${count} pedidos esperam resposta`,
    board: 'Abrir o quadro',
    more: (count: number) => `Ver tudo o que espera, ${count} ao todo`,
  },
  orderModules: {
    title: 'O que pode ser pedido',
    names: { delivery: 'Pedidos do cardápio', shop: 'Pedidos da loja' },
    hints: {
      delivery: 'Entrega, retirada e mesa, como você marcar abaixo.',
      shop: 'Entrega e retirada, com um dia para responder.',
    },
    done: {
      delivery: (isOn: boolean) =>
        isOn ? 'Pedidos do cardápio ligados' : 'Pedidos do cardápio desligados',
      shop: (isOn: boolean) => (isOn ? 'Pedidos da loja ligados' : 'Pedidos da loja desligados'),
    },
    failed: 'Não foi ligado nem desligado',
  },
  trial: {
    label: 'Teste grátis',
    days: (count: number) => (count === 1 ? 'Último dia de teste' : `${count} dias de teste`),
    after: {
      month: (price: string) => `${price}/mês depois`,
      year: (price: string) => `${price}/ano depois`,
    },
    subscribe: 'Assinar',
    see: 'Ver os planos',
    note: (plan: string) =>
      `Teste do plano ${plan}. Sem assinar, a página vira cartão básico; nada se apaga.`,
  },
  steps: {
    title: (count: number) =>
      count === 0 ? 'Tudo em dia' : count === 1 ? 'Falta 1 passo' : `Faltam ${count} passos`,
    allDone: 'Sua conta está completa e confirmada.',
    next: (step: string) => `O próximo: ${step}.`,
    progress: (done: number, total: number) => `${done} de ${total}`,
    done: 'feito',
    open: 'falta',
    names: {
      profile: 'Cadastro completo',
      email: 'E-mail confirmado',
      whatsapp: 'WhatsApp confirmado',
      'second-factor': 'Verificação em duas etapas',
    },
    nexts: {
      profile: 'completar seu cadastro',
      email: 'confirmar seu e-mail',
      whatsapp: 'confirmar seu WhatsApp',
      'second-factor': 'ativar a verificação em duas etapas',
    },
    actions: {
      profile: 'Completar cadastro',
      email: 'Confirmar e-mail',
      whatsapp: 'Confirmar WhatsApp',
      'second-factor': 'Ativar verificação',
    },
  },
  pending: {
    title: 'Pendências',
    lead: 'O que espera por você hoje no portal.',
    moderation: 'Moderação do guia',
    reasons: {
      profile: 'Faltam dados no seu cadastro: WhatsApp, estado ou cidade.',
      email:
        'Enviamos um link quando você criou a conta. Sem ele não temos como recuperar seu acesso.',
      whatsapp: 'É o passo 2 do clube: um código de 6 dígitos prova que o número é seu.',
      'second-factor': 'Quem administra o portal precisa de um código do aplicativo além da senha.',
    },
    empty: {
      title: 'Nada pendente',
      text: 'Seu cadastro está completo e confirmado. Quando algo precisar de você, aparece aqui.',
      action: 'Ir para o meu painel',
    },
  },
  plan: {
    title: 'Seu plano',
    sentences: {
      clube: 'O clube é gratuito e não tem prazo.',
      atalaia: 'Para quem tem um negócio na cidade.',
      macarico: 'Para quem tem um negócio na cidade.',
      espadarte: 'Para quem tem um negócio na cidade.',
      admin: 'Você cuida do conteúdo do portal.',
      superadmin: 'Você cuida do portal, das pessoas e dos planos.',
    },
    until: (day: string) => `O teste grátis vai até ${day}. Depois a conta volta ao Clube.`,
    agreed: (month: string, year: string) =>
      `Preço combinado: ${month} por mês ou ${year} por ano.`,
    changes: (day: string, month: string, year: string) =>
      `A partir de ${day}: ${month} por mês ou ${year} por ano.`,
    paidUntil: (day: string) => `Pago até ${day}.`,
    toAdmin: 'Abrir o Painel Admin',
    toBusiness: 'Abrir o painel do negócio',
  },
  profile: {
    title: 'Cadastro',
    edit: 'Editar perfil',
    missing: 'Não informado',
    fields: {
      name: 'Nome',
      email: 'E-mail',
      whatsapp: 'WhatsApp',
      city: 'Cidade',
      birthDate: 'Nascimento',
    },
    confirmed: 'Confirmado',
    unconfirmed: 'Não confirmado',
  },
  limits: {
    loading: 'Lendo o que o plano inclui…',
    loadError: 'Não deu para ler o que o plano inclui',
    lead: {
      use: 'Até quando vale, o que você usa e o que dá para mudar.',
      all: 'Os limites de cada plano do guia.',
    },
    caption: 'Limites por plano',
    feature: 'Recurso',
    yes: 'Sim',
    no: 'Não',
    unlimited: 'Sem limite',
    plans: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
    rows: {
      establishments: 'Estabelecimentos',
      photosPerEstablishment: 'Fotos por estabelecimento',
      catalogueItems: 'Itens de cardápio ou loja',
      lodgingUnits: 'Unidades de hospedagem',
      properties: 'Imóveis',
      hasOrdersAndShop: 'Pedidos de entrega e loja',
      hasAnalytics: 'Números de visitas e contatos',
      activeCoupons: 'Cupons ativos',
      flashOffers: 'Ofertas relâmpago',
      isFeatured: 'Destaque na página inicial e no mapa',
    },
  },
  use: {
    title: 'O que você usa',
    loading: 'Contando o que você usa…',
    loadError: 'Não deu para contar o que você usa',
    of: (used: string, most: string) => `${used} de ${most}`,
    businesses: (count: number) => (count === 1 ? 'negócio' : 'negócios'),
    names: {
      photosPerEstablishment: 'fotos',
      catalogueItems: 'itens de cardápio ou loja',
      lodgingUnits: 'quartos',
      properties: 'imóveis',
      activeCoupons: 'cupons no ar',
      flashOffers: 'ofertas relâmpago',
    },
    unlimited: 'sem limite',
    full: 'cheio',
    over: 'acima do plano',
    add: 'Cadastrar outro negócio',
    enough: (plan: string) => `Com o seu uso, o ${plan} basta.`,
    loses: (what: string) => `Nele não há: ${what}.`,
    needed: (plan: string) => `Para o que você usa hoje, o plano que serve é o ${plan}.`,
    fits: (plan: string) => `O ${plan} é o menor plano em que cabe o que você usa hoje.`,
    compare: 'Comparar os planos',
  },
} as const
