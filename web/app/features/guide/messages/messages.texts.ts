/** Every sentence of the contact dialog. */
export const messagesTexts = {
  title: (establishment: string) => `Falar com ${establishment}`,
  signedOut: {
    description:
      'Entre na sua conta para enviar uma mensagem. Assim quem recebe sabe a quem responder.',
    signIn: 'Fazer login',
    signUp: 'Criar conta',
  },
  loading: 'Só um instante…',
  description:
    'A mensagem vai para o dono do estabelecimento, com seu nome, e-mail e WhatsApp para a resposta.',
  message: 'Sua mensagem',
  placeholder: 'Escreva o que você quer saber',
  send: 'Enviar mensagem',
  sending: 'Enviando…',
  subject: (establishment: string) => `Contato para ${establishment}`,
  sent: { title: 'Sucesso!', description: 'Sua mensagem foi enviada.' },
  failed: {
    title: 'Erro ao enviar',
    description: 'Não foi possível enviar sua mensagem. Tente novamente mais tarde.',
  },
} as const
