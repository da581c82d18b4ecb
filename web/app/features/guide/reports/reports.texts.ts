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
  item: {
    title: 'Informar erro em um item',
    lead: 'Preço, foto ou descrição que não confere. Nossa equipe confere com o negócio.',
    which: 'Qual item?',
    choose: 'Escolha o item',
    send: 'Enviar relato',
  },
  property: {
    title: (name: string) => `Denunciar o anúncio ${name}`,
    lead: 'Nossa equipe olha o anúncio. Quem anuncia não fica sabendo quem denunciou.',
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
