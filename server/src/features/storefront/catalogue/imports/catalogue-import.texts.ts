/** What the people of a business read about their sheet. */
export const catalogueImportTexts = {
  section: 'Escreva a seção em que o item fica.',
  sectionLimit: (most: number) => `Esta linha criaria uma seção além das ${most} permitidas.`,
  price: 'Escreva o preço em reais, como 89,90.',
  tag: (word: string) => `“${word}” não é uma etiqueta que conhecemos.`,
  allergen: (word: string) => `“${word}” não é um alérgeno que conhecemos.`,
  yesOrNo: 'Escreva sim ou não.',
  twice: (line: number) => `Repete o item da linha ${line}.`,
  code: 'Este código já é de outro item.',
  limit: (most: number) => `O plano deste negócio tem até ${most} itens: esta linha não cabe.`,
  promo: 'Este preço não fica acima do preço de promoção do item. Mude a promoção antes.',
} as const
