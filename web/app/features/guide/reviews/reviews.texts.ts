/** Every sentence of the reviews on the page of a business. */
export const reviewsTexts = {
  title: 'Avaliações',
  write: 'Avaliar',
  count: (count: number) =>
    count === 1 ? '1 avaliação' : `${count.toLocaleString('pt-BR')} avaliações`,
  spread: 'Quantas estrelas as pessoas deram',
  stars: (stars: number) => (stars === 1 ? 'estrela' : 'estrelas'),
  list: 'O que as pessoas contam',
  edited: 'editada',
  photo: (name: string, position: number) => `Foto ${position} da avaliação de ${name}`,
  openPhoto: 'abre a foto inteira em outra aba',
  reply: (business: string) => `${business} respondeu`,
  report: 'Denunciar',
  reportOf: (name: string) => `Denunciar a avaliação de ${name}`,
  all: (count: number) => `Ver todas as ${count.toLocaleString('pt-BR')} avaliações`,
  more: 'Ver mais avaliações',
  moreFailed: 'Não deu para carregar mais avaliações',
  empty: {
    title: 'Ainda não há avaliações',
    text: 'Já foi lá? Conte como foi: sua opinião ajuda quem vem depois.',
  },
  failed: 'Não deu para carregar as avaliações.',
  retry: 'Tentar de novo',
} as const
