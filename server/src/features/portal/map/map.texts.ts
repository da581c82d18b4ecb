/** What people read of the map that the server writes. */
export const mapTexts = {
  lostPlace: 'Não achamos esta parte da lista. Volte ao início dela.',
  beach: 'Praia',
  attraction: 'Atração',
  bedrooms: (count: number) => (count === 1 ? '1 quarto' : `${count} quartos`),
}
