/** What an administrator reads about a sheet. */
export const importsTexts = {
  category: 'Não existe categoria com este nome no guia.',
  subcategory: 'Não existe subcategoria com este nome nesta categoria.',
  number: 'Escreva um número.',
  place: 'Latitude e longitude andam juntas: preencha as duas ou nenhuma.',
  price: 'Escreva de 1 a 4.',
  payment: (word: string) => `“${word}” não é uma forma de pagamento do guia.`,
  amenity: (word: string) => `“${word}” não é uma comodidade do guia.`,
  status: 'Escreva publicado, rascunho ou arquivado.',
  hours: 'Não entendemos os horários. Deixe vazio e informe depois, pelo painel.',
  slug: 'Use só letras minúsculas sem acento, números e traços.',
} as const
