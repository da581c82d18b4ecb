export const clubBandTexts = {
  title: 'Clube de Vantagens: mostre o código, pague menos',
  lead: 'De graça para morador e visitante. O cupom fica no seu celular e vale na hora, no balcão.',
  action: 'Entrar no clube',
} as const
