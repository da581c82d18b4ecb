export const featuredTexts = {
  title: 'Destaques para hoje',
  more: 'Todo o guia comercial',
} as const
