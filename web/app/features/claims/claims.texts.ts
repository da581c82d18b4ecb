/** What the page itself says about a place without an owner. */
export const claimsTexts = {
  title: 'É seu? Reivindique',
  text: 'Ninguém cuida desta página ainda. Se o negócio é seu, prove com o CNPJ e um código ou documento, e passe a editar horários, fotos e contatos.',
  action: 'Reivindicar esta página',
} as const
