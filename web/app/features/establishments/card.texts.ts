/** Every sentence of a card of the guide. */
export const cardTexts = {
  accessible: 'Acessível',
  coupon: 'Tem cupom',
  featured: 'Destaque',
  new: 'Novo',
  claim: 'É seu? Reivindique',
  claimOf: (name: string) => `É seu? Reivindique ${name}`,
} as const
