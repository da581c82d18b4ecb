/** Sentences of those parts of a business's page that come after it. */
export const detailsTexts = {
  specialties: 'Especialidades',
  amenities: 'O que tem',
  payment: 'Formas de pagamento',
  accessibility: 'Acessibilidade',
  hours: {
    today: 'hoje',
    unknown: 'O horário ainda não foi informado. Ligue antes de ir.',
    closed: 'Fechado temporariamente',
    coming: 'Dias diferentes',
  },
  verified: (day: string) => `Conferido em ${day}`,
  route: 'Traçar rota',
  routes: { google: 'Google Maps', waze: 'Waze', any: 'Outro aplicativo' },
  map: (name: string) => `Mapa: onde fica ${name}`,
  withoutMap: 'O endereço e as rotas estão logo abaixo.',
  noAddress: 'O endereço ainda não foi informado.',
  cep: (cep: string) => `CEP ${cep}`,
  contact: 'Contato',
  website: 'Site',
  instagram: 'Instagram',
  facebook: 'Facebook',
  viewer: {
    label: (name: string) => `Fotos de ${name}`,
    counter: (position: number, count: number) => `${position} de ${count}`,
  },
} as const
