/** Every sentence of the club's landing page and its form. */
export const clubTexts = {
  /** Without a percentage the discounts are told in words. */
  meta: (percent: number | null) => ({
    title: 'Clube de Vantagens',
    description: `Cadastre-se grátis no Clube de Vantagens de Salinópolis: descontos${percent ? ` de até ${percent}%` : ''}, sorteios, experiências VIP e ofertas relâmpago nos parceiros da cidade.`,
  }),
  hero: {
    title: 'Mostre o código, pague menos em Salinas',
    lead: 'O Clube de Vantagens é de graça para morador e visitante. O cupom fica no seu celular e vale na hora, no balcão.',
    points: ['Sem mensalidade', 'Sem cartão de crédito', 'Cadastro em um minuto'],
  },
  join: {
    title: 'Entre para o clube',
    lead: 'É grátis e leva um minuto.',
    google: {
      label: 'Cadastrar com Google',
      pending: 'Abrindo o Google…',
      failed: {
        title: 'Erro no login',
        description: 'Erro ao fazer login com Google. Tente novamente.',
      },
    },
    divider: 'ou preencha o formulário',
    noScript: 'Para se cadastrar, ative o JavaScript do seu navegador.',
    fields: {
      name: 'Nome completo',
      email: 'E-mail',
      whatsapp: 'WhatsApp',
      password: 'Senha',
      passwordHint: 'Pelo menos 6 caracteres.',
      passwordSeen: 'Pelo menos 6 caracteres. Fica à vista para você conferir.',
      place: 'Você mora em',
      otherPlace: 'Moro em outro lugar',
      confirmation: 'Confirme a senha',
      state: 'Estado',
      city: 'Cidade',
      otherCity: 'Qual cidade?',
      birthDate: 'Data de nascimento',
    },
    submit: 'Quero fazer parte',
    submitting: 'Cadastrando...',
    legal: {
      before: 'Ao se cadastrar, você aceita os',
      terms: 'Termos de uso',
      between: 'e a',
      privacy: 'Política de privacidade',
    },
    haveAccount: 'Já tem conta?',
    signIn: 'Fazer login',
    /** Spec §5, in the order they are checked. */
    problems: {
      required: {
        title: 'Campos obrigatórios',
        description: 'Por favor, preencha todos os campos obrigatórios.',
      },
      email: { title: 'Email inválido', description: 'Por favor, insira um email válido.' },
      passwordShort: {
        title: 'Senha muito curta',
        description: 'A senha deve ter pelo menos 6 caracteres.',
      },
      passwordsDiffer: {
        title: 'Senhas não coincidem',
        description: 'A senha e a confirmação de senha devem ser iguais.',
      },
      whatsapp: {
        title: 'WhatsApp inválido',
        description: 'O WhatsApp deve ter 10 ou 11 dígitos (com DDD).',
      },
      birthDate: {
        title: 'Data de nascimento é obrigatória',
        description: 'Informe uma data até hoje, como 20/05/1990.',
      },
      missingField: 'Preencha este campo.',
    },
    /** Spec §8. */
    joined: {
      title: 'Cadastro realizado com sucesso!',
      description: 'Bem-vindo ao Clube de Vantagens! Você receberá as primeiras ofertas em breve.',
    },
    failed: {
      title: 'Erro no cadastro',
      emailTaken: 'Este email já está cadastrado. Faça login para continuar.',
      refused: (message: string) => `Erro no cadastro: ${message}`,
      noUser: 'Erro ao criar usuário',
      fallback: 'Tente novamente ou entre em contato conosco.',
    },
  },
  member: {
    title: 'Você já faz parte',
    lead: (name: string | null) =>
      name
        ? `${name}, sua conta já vale no Clube de Vantagens.`
        : 'Sua conta já vale no Clube de Vantagens.',
    next: 'Confira no seu painel se o WhatsApp está confirmado e o que há para você.',
    open: 'Abrir meu painel',
    /** To who joined a moment ago. */
    welcome: {
      title: (name: string | null) =>
        name ? `Pronto, ${name}: você é do Clube` : 'Pronto: você é do Clube',
      next: 'Falta confirmar o WhatsApp: é por ele que o Clube sabe que o número é seu.',
      confirm: 'Confirmar WhatsApp',
      home: 'Ir para o início',
    },
  },
  /** The band on other pages promises only what works. */
  band: {
    coupons: {
      title: 'Clube de Vantagens: mostre o código, pague menos',
      lead: 'De graça para morador e visitante. O cupom fica no seu celular e vale na hora, no balcão.',
    },
    soon: {
      title: 'Clube de Vantagens: de graça para morador e visitante',
      lead: 'As ofertas dos parceiros chegam em breve, e o cadastro já está aberto.',
    },
    action: 'Entrar no clube',
  },
  benefits: {
    title: 'O que você ganha',
    openDraw: (number: number, prize: string) =>
      `Sorteio ${number}, aberto agora: ${prize}. Veja como participar`,
    discounts: (percent: number | null) => ({
      stub: percent ? `Até ${percent}%` : 'Descontos',
      title: percent ? `Descontos de até ${percent}%` : 'Descontos',
      text: 'Cupons em restaurantes, pousadas, passeios e lojas parceiras da cidade.',
    }),
    cards: {
      draws: {
        stub: 'Sorteios',
        title: 'Sorteios semanais',
        text: 'Membros concorrem a prêmios. Cada sorteio só abre com regulamento e autorização publicados.',
      },
      vip: {
        stub: 'VIP',
        title: 'Experiências VIP',
        text: 'Convites e condições especiais em eventos, passeios e mesas dos parceiros.',
      },
      flash: {
        stub: 'Relâmpago',
        title: 'Ofertas relâmpago',
        text: 'Promoções de poucas horas, com o relógio à vista até acabarem.',
      },
    },
  },
  steps: {
    title: 'Como Funciona',
    list: [
      {
        title: 'Cadastre-se',
        text: 'Preencha o formulário ou entre com o Google. É grátis.',
      },
      {
        title: 'Confirme o WhatsApp',
        text: 'Você recebe um código de 6 dígitos e digita no portal. Assim sabemos que o número é seu.',
      },
      {
        title: 'Comece a ganhar',
        text: 'Escolha uma oferta, mostre o código no balcão e pague menos.',
      },
    ],
  },
  testimonials: {
    title: 'Quem usa, conta',
  },
  numbers: {
    title: 'O clube em números',
    members: 'membros no clube',
    prizes: 'em prêmios',
    partners: 'parceiros na cidade',
    saved: 'economizados com cupons',
    countedAt: (when: string) => `Contado ${when}.`,
  },
  closing: {
    title: 'Sua próxima conta em Salinas pode sair mais barata',
    action: 'Quero me cadastrar',
  },
} as const
