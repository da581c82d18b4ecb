import type { SightKind } from '@portal/contract/sights/sight-words'

export const sightsTexts = {
  tourism: 'Turismo',
  kinds: { beach: 'Praias', attraction: 'Atrações' } satisfies Record<SightKind, string>,
  share: 'Compartilhar',
  route: 'Rota',
  routeTo: (name: string) => `Rota até ${name}`,
  openRoute: 'Abrir a rota',
  notFound: 'Página não encontrada',
  page: (name: string, kind: SightKind) =>
    kind === 'beach' ? `${name}: maré, rampas e regras` : name,
  about: { beach: 'Sobre a praia', attraction: 'Sobre o lugar' } satisfies Record<
    SightKind,
    string
  >,
  hours: 'Horário de visita',
  price: 'Preço',
  address: 'Onde fica',
  facilities: 'O que tem na praia',
  facilitiesThere: 'O que tem no lugar',
  has: 'Tem',
  hasNot: 'Não tem',
  careTitle: 'Para todo mundo voltar bem',
  emergency: 'Emergência no mar:',
  firefighters: 'Bombeiros 193',
  navy: 'Marinha 185',
  water: {
    title: 'Água do mar',
    none: 'Sem análise publicada',
    noneText:
      'Não há laudo público para esta praia. Quando sair, você vê aqui o resultado, a data da coleta e o laboratório.',
    sampled: (date: string) => `Coleta em ${date}`,
    lab: (lab: string) => `Análise: ${lab}`,
    report: 'Ver o laudo',
    older: 'Análises anteriores',
  },
  waysTitle: 'Como chegar',
  map: (name: string) => `Mapa: ${name}`,
  withoutMap: 'O caminho está escrito ao lado.',
  approximate: 'Posição aproximada, conferida só por descrições.',
  next: { beach: 'Outra praia', attraction: 'Outra atração' } satisfies Record<SightKind, string>,
  sources: 'De onde vêm estas informações',
  verified: (date: string) => `Conferido em ${date}`,
  list: {
    title: 'Praias e atrações',
    lead: (city: string) =>
      `O que ver em ${city}, com a maré de agora. Escolha uma praia para saber até quando o carro pode ficar na areia.`,
    meta: (city: string) =>
      `Praias e atrações de ${city}: maré de hoje, rampas, regras e como chegar.`,
    kind: 'Tipo',
    all: 'Tudo',
    filters: 'Para quem procura',
    count: (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`),
    empty: 'Nenhum lugar assim',
    emptyText: 'Tire um filtro para ver mais praias e atrações.',
    clear: 'Ver tudo',
    failed: 'Não deu para ler a lista agora. Recarregue a página em instantes.',
  },
}
