/** Every sentence of the window in which a place is claimed. */
export const claimFormTexts = {
  title: (name: string) => `Reivindicar ${name}`,
  lead: 'Diga o CNPJ e prove que o negócio é seu. Uma pessoa da nossa equipe confere antes de liberar.',
  signedOut: 'Entre na sua conta para reivindicar. Depois você volta direto para cá.',
  readFailed: 'Não deu para abrir a reivindicação',
  barriers: {
    'already-owned': 'Esta página já tem dono. Se isso está errado, use “Informar erro”.',
    'email-unconfirmed':
      'Confirme seu e-mail antes de reivindicar. Enviamos um link para você quando criou a conta.',
  },
  account: 'Ver meu painel',
  cnpj: 'CNPJ do negócio',
  cnpjInvalid: 'Confira o CNPJ: os dígitos não batem.',
  proof: 'Como você quer provar?',
  ways: {
    phone: 'Código por WhatsApp',
    phoneHint: (phone: string) => `Chega no número que está no guia: ${phone}`,
    document: 'Foto de um documento',
    documentHint: 'Cartão do CNPJ, alvará ou contrato social, com o nome do negócio.',
  },
  code: {
    send: 'Enviar código',
    sending: 'Enviando…',
    sent: (phone: string) => `Enviamos um código de 6 dígitos para ${phone}.`,
    failed:
      'O código não chegou a esse número. Prove com a foto de um documento, ou informe o telefone certo em “Informar erro”.',
    label: 'Código de 6 dígitos',
    missing: 'Digite os 6 dígitos do código.',
    askFirst: 'Peça o código e digite aqui os 6 dígitos.',
    resend: 'Enviar de novo',
    resendIn: (seconds: number) => `Enviar de novo em ${seconds} s`,
  },
  document: {
    label: 'Documento',
    missing: 'Envie a foto do documento.',
    wait: 'A foto ainda está sendo preparada. Espere um instante e envie de novo.',
    failed: 'Essa foto não pôde ser usada. Apague-a e tente outra.',
    private: 'Só a nossa equipe vê o documento, e ele é apagado depois da decisão.',
  },
  message: 'Recado para a equipe',
  messageHint: 'Seu cargo, por exemplo.',
  send: 'Enviar reivindicação',
  sending: 'Enviando…',
  failed: 'Sua reivindicação não foi enviada',
  standing: {
    pending: {
      title: 'Sua reivindicação está em análise',
      text: 'Nossa equipe confere e responde por e-mail.',
    },
    approved: {
      title: 'Esta página é sua',
      text: 'Sua reivindicação foi aprovada. Cuide da página no seu painel.',
    },
    rejected: { title: 'Sua reivindicação não foi aceita' },
  },
  reason: (reason: string) => `Motivo: ${reason}`,
  sentOn: (day: string) => `Enviada em ${day}.`,
  again: 'Tentar de novo',
  dashboard: 'Ir para o meu painel',
  done: {
    title: 'Reivindicação enviada',
    description: 'Nossa equipe confere e responde por e-mail.',
  },
} as const
