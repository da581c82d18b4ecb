/** Every sentence of the profile: the dialog "Meu Perfil", its completion and the WhatsApp code. */
export const profilesTexts = {
  fields: {
    email: 'E-mail',
    fullName: 'Nome completo',
    whatsapp: 'WhatsApp',
    state: 'Estado',
    city: 'Cidade',
    birthDate: 'Data de nascimento',
  },
  dialog: {
    title: 'Meu Perfil',
    emailHint: 'O e-mail da conta não muda por aqui.',
    save: 'Salvar',
    saving: 'Salvando...',
    loading: 'Carregando seu perfil…',
    loadFailed: 'Não deu para carregar seu perfil',
    whatsappLength: 'O WhatsApp deve ter 10 ou 11 dígitos (com DDD).',
    saved: {
      title: 'Perfil atualizado',
      description: 'Suas informações foram salvas com sucesso.',
    },
    failed: {
      title: 'Erro ao atualizar perfil',
      description: 'Tente novamente em alguns instantes.',
    },
  },
  completion: {
    greeting: (name: string | null) => (name ? `Olá, ${name}!` : 'Olá!'),
    lead: 'Falta pouco: complete seu cadastro para usar o portal.',
    why: 'Usamos o WhatsApp para avisos do clube e a cidade para mostrar o que vale para você.',
    statePlaceholder: 'Escolha o estado',
    cityPlaceholder: 'Sua cidade',
    submit: 'Finalizar Cadastro',
    submitting: 'Salvando...',
    signOut: 'Sair',
    signOutHint: 'Prefere deixar para depois?',
    problems: {
      whatsappShort: 'WhatsApp deve ter pelo menos 10 dígitos',
      whatsappFormat: 'Formato inválido. Use: (11) 99999-9999',
      state: 'Estado é obrigatório',
      city: 'Cidade é obrigatória',
      birthDate: 'Data de nascimento é obrigatória',
    },
    saved: {
      title: 'Perfil completado!',
      description: 'Suas informações foram salvas com sucesso.',
    },
    failed: {
      title: 'Erro ao salvar dados',
      description: 'Não foi possível salvar suas informações. Tente novamente.',
    },
    unexpected: {
      title: 'Erro inesperado',
      description: 'Ocorreu um erro inesperado. Tente novamente.',
    },
  },
  confirmation: {
    title: 'Confirmação do WhatsApp',
    confirmed: 'WhatsApp confirmado',
    confirmedHint: (phone: string) => `O número ${phone} é seu.`,
    pending: 'WhatsApp não confirmado',
    pendingHint: (phone: string) => `Vamos enviar um código de 6 dígitos para ${phone}.`,
    missing: 'Salve um WhatsApp no seu perfil para confirmar que ele é seu.',
    changed: 'Salve o novo número para poder confirmá-lo.',
    start: 'Confirmar WhatsApp',
    sending: 'Enviando código…',
    sent: (phone: string) =>
      `Código enviado para ${phone}. Se o WhatsApp falhar, ele chega por e-mail.`,
    code: 'Código de 6 dígitos',
    confirm: 'Confirmar código',
    confirming: 'Confirmando…',
    resend: 'Enviar outro código',
    resendIn: (seconds: number) => `Enviar outro código em ${seconds} s`,
    done: {
      title: 'WhatsApp confirmado!',
      description: 'Agora você está pronto para usar as vantagens do clube.',
    },
    problems: {
      length: 'O código tem 6 dígitos.',
      unexpected: 'Algo falhou do nosso lado ou a internet caiu. Tente de novo.',
    },
  },
} as const
