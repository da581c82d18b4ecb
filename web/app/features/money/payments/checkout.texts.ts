/** Every sentence of the checkout. */
export const checkoutTexts = {
  title: 'Assinar um plano',
  lead: {
    atOnce: 'Confira, pague e o plano começa a valer na hora.',
    later: (day: string) =>
      `Confira e pague. O novo período começa em ${day}, quando o de agora acabar.`,
    unknown: 'Confira e pague. O resumo diz desde quando o plano vale.',
  },
  loading: 'Calculando o valor…',
  loadError: 'Não deu para calcular o valor',
  plan: 'Plano',
  cycle: 'Cobrança',
  cycles: { month: 'Mensal', year: 'Anual' },
  price: {
    month: (price: string) => `${price} por mês`,
    year: (price: string) => `${price} por ano`,
  },
  method: 'Forma de pagamento',
  methods: { pix: 'Pix', pix_automatic: 'Pix Automático', card: 'Cartão de crédito' },
  methodHints: {
    pix: 'Pelo app do seu banco. Confirma em segundos.',
    pix_automatic:
      'Você paga e autoriza uma vez no app do banco, e o plano renova sozinho. Só para CPF.',
    card: 'Na página segura da Stripe. Renova sozinho; você cancela quando quiser.',
  },
  savedCard: {
    method: 'O cartão que já renova o plano',
    hint: 'Cobrado na hora, sem digitar nada. A renovação continua no mesmo cartão.',
    submit: (amount: string) => `Pagar ${amount} no cartão salvo`,
    submitting: 'Cobrando no cartão…',
  },
  buyer: {
    title: 'Quem está comprando',
    name: 'Nome completo ou razão social',
    document: 'CPF ou CNPJ',
    documentHint: 'Sai no recibo. CNPJ com letras também vale.',
    lastDocument: (hint: string) => `Na última compra você usou ${hint}.`,
  },
  summary: {
    title: 'Resumo',
    price: 'Preço',
    credit: 'Crédito do plano atual',
    total: 'Total a pagar',
    holds: 'Vale',
    upgrade: 'O plano novo começa assim que o pagamento cair. O que sobra do atual vira desconto.',
    savedCard: (price: string, day: string) =>
      `Cobrado uma vez no cartão que já renova o plano. A partir de ${day}, ele renova por ${price}, até você cancelar.`,
    renews: {
      pix: 'Não renova sozinho: no fim do prazo, você decide se paga de novo.',
      pix_automatic:
        'O código paga este período e autoriza os próximos: seu banco paga sozinho no fim de cada um, sempre o valor autorizado, até você desligar no painel ou no app do banco.',
      card: 'Renova sozinho no cartão a cada período, até você cancelar. O cancelamento é no painel e vale na hora; o plano segue até o fim do que está pago.',
    },
    endsRenewal: {
      pix: 'A renovação automática é desligada com este pagamento: o período seguinte só é cobrado se você pagar de novo.',
      pix_automatic:
        'A renovação de agora é desligada com este pagamento e passa a ser por Pix Automático.',
      card: 'O Pix Automático é desligado com este pagamento e a renovação passa a ser no cartão.',
    },
    seller: 'Quem vende',
  },
  terms: {
    before: 'Li e aceito os',
    link: (version: number) => `termos de uso, versão ${version}`,
    newTab: '(abre em outra aba)',
  },
  submit: {
    pix: (amount: string) => `Gerar Pix de ${amount}`,
    pix_automatic: (amount: string) => `Gerar Pix de ${amount}`,
    card: (amount: string) => `Pagar ${amount} com cartão`,
  },
  submitting: {
    pix: 'Gerando o Pix…',
    pix_automatic: 'Gerando o Pix…',
    card: 'Abrindo a página do cartão…',
  },
  opening: 'Abrindo o pagamento…',
  failed: 'O pedido não foi feito',
  changed: {
    amount: (before: string, now: string) =>
      `O valor mudou de ${before} para ${now}. Nada foi cobrado. Confira o resumo e confirme de novo.`,
    terms:
      'Os termos de uso mudaram. Nada foi cobrado. Leia a versão nova, aceite e confirme de novo.',
  },
  barrier: {
    title: 'Esta compra não está aberta agora',
    'plan-is-lower':
      'Você já tem um plano maior pago. O menor começa quando este período acabar; até lá nada muda.',
    chosen: (day: string) => `A mudança está marcada para ${day}.`,
    'paid-far-ahead':
      'Seu plano já está pago por bastante tempo. Para você não pagar duas vezes pelo mesmo período, a próxima compra abre perto do fim do prazo.',
    opens: (day: string) => `Você pode comprar a partir de ${day}.`,
    'given-plan':
      'Seu plano foi dado pelo portal e não tem prazo: não há o que pagar. Para mudar de plano, fale com a gente.',
    action: 'Ver meu plano',
  },
  canceled: {
    title: 'Compra cancelada',
    text: 'Nada foi cobrado. Se você já tinha feito o Pix, fique tranquilo: o valor volta para a mesma conta.',
    retry: 'Tentar de novo',
    plans: 'Ver os planos',
  },
  success: {
    title: 'Pagamento confirmado',
    text: (bought: string) => `${bought}. Obrigado por estar no guia da cidade.`,
    holds: 'Vale',
    paid: 'Valor pago',
    next: 'Publicar meu negócio',
    dashboard: 'Ir para o painel',
    refunded: {
      title: 'Compra desfeita',
      text: 'O plano desta compra terminou e nada foi apagado.',
    },
    waiting: {
      title: 'Ainda não recebemos o pagamento',
      text: 'Se você acabou de pagar, espere um instante: esta tela muda sozinha.',
      back: 'Voltar ao código Pix',
      card: 'Ir para a página do cartão',
      preparing: 'Abrindo a página do cartão. Esta tela muda sozinha.',
    },
    asking: {
      title: 'Cobrando no cartão',
      text: 'A operadora ainda não respondeu. Esta tela muda sozinha, e o cartão é cobrado uma vez só.',
    },
    refused: {
      title: 'O cartão não passou',
      text: 'Nada foi cobrado e o seu plano continua como está. Troque o cartão em “Plano e pagamentos” e tente de novo, ou pague por Pix.',
      other: 'Trocar o cartão',
    },
    left: {
      title: 'Você voltou sem pagar',
      text: 'Nada foi cobrado. Você pode continuar com o cartão, escolher outra forma de pagamento ou cancelar a compra.',
      other: 'Escolher outra forma',
    },
    closed: {
      title: 'Esta compra não foi paga',
      text: 'O pedido foi cancelado ou venceu, e nada foi cobrado.',
    },
    returned: {
      title: 'Este pedido terminou',
      text: 'Recebemos um pagamento deste pedido, mas ele não virou plano.',
    },
    scheduled: {
      title: 'Agendada no seu banco',
      text: 'Seu banco paga este período sozinho, por Pix Automático, no dia em que o atual acaba.',
    },
    review: {
      title: 'Estamos conferindo o pagamento',
      text: 'Recebemos o pagamento e estamos conferindo. Você fica sabendo por e-mail.',
    },
  },
} as const
