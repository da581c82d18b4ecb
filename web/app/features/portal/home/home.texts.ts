/** Every sentence of the first screen of the home page. */
export const homeTexts = {
  hero: {
    title: 'O mar de Salinas, na hora certa.',
    searchLabel: 'O que você procura?',
    searchPlaceholder: 'Tacacá, pousada, farmácia…',
    shortcuts: 'Atalhos da cidade',
    chips: {
      eat: 'Onde comer',
      order: 'Pedir comida',
      stay: 'Onde ficar',
      properties: 'Imóveis',
      beaches: 'Praias',
      today: 'Eventos hoje',
      pharmacy: 'Farmácia de plantão',
      saved: 'Meus lugares',
      itinerary: 'Meu roteiro',
    },
  },
} as const
