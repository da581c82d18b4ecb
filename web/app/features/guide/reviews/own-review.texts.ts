/** Every sentence around one's own review. */
export const ownReviewTexts = {
  own: 'Sua avaliação',
  edit: 'Editar',
  remove: 'Apagar',
  pending: 'Ela aparece para todos depois que a nossa equipe conferir.',
  rejected: (reason: string) => `Motivo: ${reason}`,
  rejectedNext: 'Você pode editar e enviar de novo.',
  readFailed: 'Não deu para ler a sua avaliação',
  dialog: {
    write: (business: string) => `Avaliar ${business}`,
    edit: (business: string) => `Sua avaliação de ${business}`,
    signedOut: 'Entre na sua conta para avaliar. Depois você volta direto para cá.',
    lead: 'Todos leem seu primeiro nome e a inicial do sobrenome.',
  },
  barriers: {
    'email-unconfirmed': { label: 'Ver meu painel', to: '/dash-clube' },
    'profile-incomplete': { label: 'Completar cadastro', to: '/dash-clube#dados' },
    'own-place': { label: 'Ir para o meu painel', to: '/dash-espadarte' },
  },
  form: {
    rating: 'Sua nota',
    ratingMissing: 'Escolha de 1 a 5 estrelas.',
    text: 'Como foi?',
    textHint: (left: string) =>
      `O que você pediu, o atendimento, quando vale a pena ir. Restam ${left} letras.`,
    photos: 'Fotos',
    photosWait: 'As fotos ainda estão sendo preparadas. Espere um instante e envie de novo.',
    photosFailed: 'Uma das fotos não pôde ser usada. Apague-a e tente outra.',
    rules:
      'Links, telefones e ofensas fazem a avaliação esperar pela nossa equipe antes de aparecer.',
    send: 'Publicar avaliação',
    save: 'Salvar avaliação',
    sending: 'Enviando…',
    failed: 'Sua avaliação não foi enviada',
  },
  sent: {
    published: { title: 'Avaliação publicada', description: 'Obrigado por contar como foi.' },
    pending: {
      title: 'Avaliação enviada',
      description: 'Ela aparece depois que a nossa equipe conferir.',
    },
    rejected: { title: 'Avaliação enviada', description: 'A nossa equipe vai conferir.' },
  },
  removal: {
    title: 'Apagar a sua avaliação?',
    description: 'Ela sai da página na hora, com as fotos e a resposta. Não dá para desfazer.',
    confirm: 'Apagar avaliação',
    done: 'Avaliação apagada',
    failed: 'Não deu para apagar a avaliação',
  },
} as const
