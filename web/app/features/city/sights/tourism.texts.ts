export const tourismTexts = {
  title: 'Praias e atrações',
  lead: (city: string) =>
    `O que ver em ${city}, com a maré de agora. Escolha uma praia para saber até quando o carro pode ficar na areia.`,
  meta: (city: string) =>
    `Praias e atrações de ${city}: maré de hoje, rampas, regras e como chegar.`,
  kind: 'Tipo',
  all: 'Tudo',
  filters: 'Para quem procura',
  count: (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`),
  none: 'As praias ainda não estão aqui',
  noneText: 'A equipe está escrevendo as páginas das praias e das atrações. A maré já está acima.',
  empty: 'Nenhum lugar assim',
  emptyText: 'Tire um filtro para ver mais praias e atrações.',
  clear: 'Ver tudo',
  failed: 'Não deu para ler a lista agora. Recarregue a página em instantes.',
}
