export const beachStripTexts = {
  title: 'Uma praia para cada maré',
  more: 'Todas as praias',
} as const
