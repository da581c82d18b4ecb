export const ACTIVITY_KINDS = ['reviews', 'messages', 'contributions', 'events', 'claims'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

const names: Record<ActivityKind, string> = {
  reviews: 'Avaliações',
  messages: 'Mensagens',
  contributions: 'Você no Portal',
  events: 'Eventos',
  claims: 'Negócios',
}

const none: Record<ActivityKind, { text: string; action: string; to: string }> = {
  reviews: {
    text: 'Você ainda não avaliou nenhum lugar.',
    action: 'Ver o guia',
    to: '/guia-comercial',
  },
  messages: {
    text: 'Você ainda não escreveu a nenhum negócio.',
    action: 'Ver o guia',
    to: '/guia-comercial',
  },
  contributions: {
    text: 'Você ainda não enviou fotos, histórias, dicas ou reclamações.',
    action: 'Enviar a primeira',
    to: '/voce-no-portal/enviar',
  },
  events: {
    text: 'Você ainda não enviou nenhum evento.',
    action: 'Divulgar um evento',
    to: '/cadastro-evento',
  },
  claims: {
    text: 'Você ainda não pediu para cuidar da página de um negócio.',
    action: 'Publicar meu negócio',
    to: '/anuncie',
  },
}

export const ownActivityTexts = {
  loading: 'Buscando o que você enviou…',
  loadError: 'Não deu para buscar o que você enviou',
  some: 'Parte do que você enviou não carregou.',
  again: 'Tentar de novo',
  filter: 'Mostrar',
  all: 'Tudo',
  names,
  none,
  nothing: {
    title: 'Nada enviado ainda',
    text: 'O que você avaliar, escrever ou enviar ao portal aparece aqui, com a resposta.',
    action: 'Ver o guia',
    to: '/guia-comercial',
  },
  more: 'Ver mais',
  loadingMore: 'Carregando…',
  what: {
    review: (name: string) => `Avaliação de ${name}`,
    message: (name: string | null) => (name ? `Mensagem a ${name}` : 'Mensagem a um negócio'),
    claim: (name: string) => `Pedido para cuidar de ${name}`,
  },
  stars: (rating: number) => (rating === 1 ? '1 estrela' : `${rating} estrelas`),
  replied: (text: string) => `Resposta: ${text}`,
  read: 'Lida',
  sent: 'Enviada',
  claimed: { pending: 'Em análise', approved: 'Aprovado', rejected: 'Recusado' },
  see: 'Ver a página',
  follow: 'Acompanhar',
} as const
