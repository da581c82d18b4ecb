/** What the club's page is asked by, to show every offer instead of a few. */
export const ALL_ASKED = ['ofertas', 'todas'] as const
export const ALL_OFFERS = `/clube-de-vantagens?${ALL_ASKED.join('=')}#ofertas`
