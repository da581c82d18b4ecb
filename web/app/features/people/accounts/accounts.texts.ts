import { isAvailable } from '@portal/contract/shared/capabilities'

const unexpected = 'Erro inesperado'

export const accountsTexts = {
  fields: {
    fullName: 'Nome completo',
    whatsapp: 'WhatsApp',
    whatsappHint: 'Com DDD. Só usamos para falar com você.',
    state: 'Estado',
    city: 'Cidade',
    otherCity: 'Qual cidade?',
    email: 'E-mail',
    password: 'Senha',
    passwordHint: 'Pelo menos 6 caracteres. Uma frase curta é mais fácil de lembrar.',
  },
  /** Spec §5, under each field. */
  problems: {
    fullName: 'Nome completo deve ter no mínimo 3 caracteres.',
    whatsapp: 'WhatsApp deve ter no mínimo 10 caracteres.',
    email: 'Email inválido.',
    password: 'A senha deve ter no mínimo 6 caracteres.',
    passwordTooLong: 'A senha deve ter no máximo 128 caracteres.',
    state: 'Selecione um estado.',
    city: 'Selecione uma cidade.',
    repeatedPassword: 'As senhas não são iguais. Digite a mesma nos dois campos.',
    appCode: 'O código tem 6 dígitos.',
    backupCode: 'Digite um dos códigos de reserva que você guardou.',
  },
  divider: 'ou',
  noScript: 'Para entrar ou criar a conta, ative o JavaScript do seu navegador.',
  signIn: {
    title: 'Entre na sua conta',
    lead: 'Com o e-mail e a senha do seu cadastro.',
    submit: 'Entrar',
    submitting: 'Entrando…',
    forgot: 'Esqueci minha senha',
    noAccount: 'Ainda não tem conta?',
    toSignUp: 'Criar conta',
    google: 'Entrar com Google',
    done: 'Login realizado com sucesso!',
    missing: { title: 'Erro', description: 'Por favor, preencha todos os campos.' },
    unknownEmail: {
      title: 'Email não encontrado',
      description: 'Este email não está cadastrado. Redirecionando para criar conta...',
    },
    failed: 'Erro ao fazer login',
    wrongCredentials: 'Email ou senha incorretos.',
    unexpected: { title: unexpected, description: 'Tente novamente em alguns instantes.' },
  },
  secondFactor: {
    title: 'Confirme que é você',
    lead: 'Abra o aplicativo autenticador e digite o código de 6 dígitos do portal.',
    leadBackup: 'Digite um dos códigos de reserva que você guardou. Cada um vale uma vez.',
    appCode: 'Código de 6 dígitos',
    backupCode: 'Código de reserva',
    useBackup: 'Usar um código de reserva',
    useApp: 'Usar o código do aplicativo',
    submit: 'Confirmar',
    submitting: 'Confirmando…',
    back: 'Voltar e entrar com outra conta',
  },
  google: {
    pending: 'Abrindo o Google…',
    failed: {
      title: 'Erro no login',
      description: 'Erro ao fazer login com Google. Tente novamente.',
    },
    returning: 'Terminando de entrar com o Google…',
    retry: 'Tentar de novo com Google',
    withPassword: 'Entrar com e-mail e senha',
    noSession: 'O Google respondeu, mas o login não foi concluído. Tente de novo.',
    trialFailed: {
      title: 'Você entrou, mas o teste não começou',
      description:
        'Sua conta está no Clube, que é grátis. Peça o teste de novo na página do plano.',
    },
    /** Why Google, or our side of the exchange, said no; by what the person can do about it. */
    reasons: {
      denied: 'Você não autorizou a entrada pelo Google. Tente de novo ou use e-mail e senha.',
      noEmail:
        'O Google não passou um e-mail confirmado. Autorize o acesso ao e-mail ou entre com e-mail e senha.',
      notVerified:
        'Já existe uma conta com este e-mail. Entre com a senha ou crie uma nova em “Esqueci minha senha”.',
      restarted: 'A entrada demorou demais ou foi aberta em outra janela. Comece de novo.',
      otherPerson: 'Esta conta do Google já está ligada a outra pessoa. Escolha outra conta.',
      blocked:
        'Esta conta está bloqueada. Se você acha que foi engano, escreva para a equipe pela página de contato.',
      closed: 'Não foi possível criar a conta agora. Tente de novo em alguns instantes.',
    },
  },
  signUp: {
    title: 'Crie sua conta',
    titleOfPlan: (plan: string, days: number | null) =>
      days ? `Teste o ${plan} por ${days} dias` : `Conheça o ${plan}`,
    lead: 'Leva cerca de um minuto.',
    businessLead: 'Primeiro sua conta, depois o negócio. Leva uns cinco minutos no total.',
    submit: 'Criar conta',
    submitting: 'Criando sua conta…',
    created: 'Conta criada! Em instantes você entra.',
    preparing: 'Preparando seu acesso…',
    haveAccount: 'Já tem conta?',
    toSignIn: 'Entrar',
    google: 'Cadastrar com Google',
    legal: {
      before: 'Ao criar a conta, você aceita os',
      terms: 'Termos de uso',
      between: 'e a',
      privacy: 'Política de privacidade',
    },
    failed: { title: 'Erro no cadastro', description: 'Erro ao criar conta. Tente novamente.' },
    unexpected: {
      title: unexpected,
      description: 'Ocorreu um erro inesperado. Tente novamente ou entre em contato com o suporte.',
    },
    emailTakenAction: 'Entrar com este e-mail',
    welcome: {
      title: 'Cadastro realizado com sucesso!',
      free: 'Bem-vindo ao Clube de Vantagens.',
      trial: (plan: string) => `Seu teste grátis do ${plan} já começou.`,
    },
    /** The account is there, but the browser could not be signed in. */
    pleaseSignIn: {
      title: 'Cadastro realizado com sucesso!',
      description: 'Sua conta está pronta. Faça login para continuar.',
    },
  },
  already: {
    signedIn: (email: string) => `Você já entrou como ${email}.`,
    goOn: 'Continuar no portal',
    goOnToBusiness: 'Cadastrar meu negócio',
    startTrial: (plan: string) => `Começar o teste do ${plan} nesta conta`,
    subscribe: (plan: string) => `Assinar o ${plan}`,
    starting: 'Começando o teste…',
    trialStarted: (plan: string) => `Seu teste grátis do ${plan} já começou.`,
    samePlan: 'Sua conta já usou o período de teste. Seu plano continua o mesmo.',
  },
  plan: {
    chosen: 'Plano escolhido',
    change: 'Trocar de plano',
    keep: 'Fechar a lista de planos',
    choose: 'Escolha um plano',
    /** The days are null until they are known; a plan may have no trial. */
    trialBadge: (days: number | null) =>
      days === null ? 'Teste grátis' : days > 0 ? `${days} dias grátis` : 'Sem teste grátis',
    freeBadge: 'Grátis',
    cost: (plan: string, days: number, price: string) =>
      days > 0 ? `Plano ${plan}, ${days} dias grátis, depois ${price}` : `Plano ${plan}, ${price}`,
    price: {
      month: (amount: string) => `${amount}/mês`,
      year: (amount: string) => `${amount}/ano`,
    },
    costUnknown: (plan: string) => `Plano ${plan}`,
    onlyClub: 'Só quero o Clube, de graça',
    trialMeaning: (days: number | null) =>
      days === 0
        ? 'Este plano não tem teste grátis agora. A conta começa no Clube, que é grátis.'
        : `${days === null ? 'Grátis' : `Grátis por ${days} dias`} e sem cartão. Depois, se você não assinar, a conta volta para o Clube, que é grátis. Nada é apagado.`,
    freeMeaning: 'Sem mensalidade, sem cartão e sem prazo.',
    clube: {
      name: 'Clube',
      get pitch() {
        const gives = whatTheClubGives()
        return gives ? `${gives} para quem vive ou visita.` : 'De graça, para quem vive ou visita.'
      },
    },
    atalaia: { name: 'Atalaia', pitch: 'Para ser encontrado, com página completa.' },
    macarico: {
      name: 'Maçarico',
      get pitch() {
        return isAvailable('delivery') && isAvailable('analytics')
          ? 'Para vender todo dia, com pedidos e números.'
          : 'Para quem tem mais de uma porta.'
      },
    },
    espadarte: { name: 'Espadarte', pitch: 'Para ser destaque.' },
  },
  panel: {
    signIn: {
      title: 'Salinas com a sua cara',
      get points() {
        const gives = whatTheClubGives()
        return [
          gives ? `${gives} do Clube de Vantagens` : 'Seus lugares salvos em qualquer aparelho',
          'Mensagens direto para os estabelecimentos',
          'O painel do seu negócio, se você anuncia aqui',
        ]
      },
    },
    titleOfPlan: (plan: string) => `O que o ${plan} dá`,
    club: () => [
      ...(isAvailable('coupons')
        ? ['Descontos nos parceiros da cidade', 'Ofertas relâmpago, se você quiser']
        : ['Seus lugares salvos em qualquer aparelho', 'Ofertas dos parceiros: em breve']),
      ...(isAvailable('draws') ? ['Sorteios toda semana'] : []),
      'Sem mensalidade e sem cartão',
    ],
  },
  recovery: {
    title: 'Esqueceu a senha?',
    lead: 'Diga o e-mail da sua conta. Enviamos um link para você criar uma senha nova.',
    submit: 'Enviar link',
    submitting: 'Enviando…',
    back: 'Voltar para o login',
    /** The same for everybody: it must not tell who has an account. */
    sentTitle: 'Confira seu e-mail',
    sent: 'Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha. Ele vale por 1 hora. Se você já pediu há pouco, use o link que está na caixa de entrada: ele continua valendo.',
    notArrived: 'Não chegou? Olhe a caixa de spam ou',
    again: 'envie de novo',
    failed: 'Não foi possível enviar o link',
    connection: 'Verifique sua conexão e tente de novo.',
  },
  newPassword: {
    title: 'Crie uma senha nova',
    lead: 'Ao salvar, você sai de todos os aparelhos e entra de novo com a senha nova.',
    password: 'Nova senha',
    repeat: 'Repita a nova senha',
    submit: 'Salvar senha',
    submitting: 'Salvando…',
    failed: 'Não foi possível salvar a senha',
    doneTitle: 'Senha alterada',
    done: 'Entre com a senha nova. As sessões abertas foram encerradas.',
    invalidTitle: 'Este link não vale mais',
    invalid: 'Ele já foi usado, venceu ou está incompleto. Peça outro, leva um minuto.',
    askAgain: 'Pedir outro link',
    strength: {
      short: (missing: number) =>
        missing === 1 ? 'Falta 1 caractere.' : `Faltam ${missing} caracteres.`,
      fair: 'Boa. Com mais palavras ela fica mais forte.',
      strong: 'Senha forte.',
    },
  },
  confirmEmail: {
    confirming: 'Confirmando seu e-mail…',
    doneTitle: 'E-mail confirmado',
    done: 'Pronto. É por ele que você recebe avisos e recupera a senha.',
    doneWithPlan: 'Pronto. Seu plano já vale: cadastre seu negócio quando quiser.',
    goOn: 'Ir para o início',
    invalidTitle: 'Este link não vale mais',
    invalid: 'Ele já foi usado, venceu ou está incompleto.',
    alreadyConfirmed: 'O e-mail desta conta já está confirmado. Não falta mais nada.',
    failedTitle: 'Não deu para confirmar agora',
    retry: 'Tentar de novo',
    resend: 'Enviar outro link',
    resending: 'Enviando…',
    resent: (email: string) => `Enviamos um link novo para ${email}.`,
    signInFirst: 'Entre na sua conta para pedir outro link.',
  },
  testLogin: {
    title: 'Entrar como…',
    lead: 'Contas de demonstração. Esta página só existe em desenvolvimento.',
    password: 'senha',
    signIn: (email: string) => `Entrar como ${email}`,
    current: 'Sessão atual',
    refresh: 'refreshSession',
    signOut: (scope: string) => `Sair: ${scope}`,
  },
} as const

/** "Descontos, ofertas e sorteios": only what there is. */
function whatTheClubGives(): string {
  if (!isAvailable('coupons')) return ''
  return isAvailable('draws') ? 'Descontos, ofertas e sorteios' : 'Descontos e ofertas'
}
