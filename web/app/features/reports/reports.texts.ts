/** Every sentence of "informar erro" and "denunciar". */
export const reportsTexts = {
  establishment: {
    title: (name: string) => `Informar erro em ${name}`,
    lead: 'Conte o que está errado. Nossa equipe confere e corrige.',
    send: 'Enviar relato',
  },
  review: {
    title: (name: string) => `Denunciar a avaliação de ${name}`,
    lead: 'Nossa equipe lê a avaliação de novo. Quem escreveu não fica sabendo quem denunciou.',
    send: 'Enviar denúncia',
  },
  reason: 'O que aconteceu?',
  reasonMissing: 'Escolha um motivo da lista.',
  details: 'Detalhes',
  detailsHint: (left: string) => `Não escreva dados pessoais. Restam ${left} letras.`,
  detailsMissing: 'Conte o que aconteceu.',
  sending: 'Enviando…',
  failed: 'Não deu para enviar',
  sent: { title: 'Obrigado por avisar', description: 'Nossa equipe vai conferir.' },
} as const
