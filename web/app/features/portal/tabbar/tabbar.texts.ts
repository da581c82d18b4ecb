export const tabbarTexts = {
  landmark: 'Atalhos',
  defaults: {
    home: 'Início',
    tourism: 'Turismo',
    map: 'Mapa',
    club: 'Clube',
    shops: 'Comércio',
    advertise: 'Anuncie',
  },
} as const
