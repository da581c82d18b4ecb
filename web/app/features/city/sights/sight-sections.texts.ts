import type { SightKind } from '@portal/contract/city/sights/sight.texts'

export const sectionsTexts = {
  nearby: 'Perto daqui',
  openRoute: 'Abrir a rota',
  about: { beach: 'Sobre a praia', attraction: 'Sobre o lugar' } satisfies Record<
    SightKind,
    string
  >,
  bestTime: 'Melhor hora',
  duration: 'Quanto tempo',
  bring: 'O que levar',
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
}
