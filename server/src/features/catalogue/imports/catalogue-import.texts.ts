/** What the people of a business read about their sheet. */
export const catalogueImportTexts = {
  missing: 'Nenhum arquivo chegou. Escolha a planilha e tente de novo.',
  tooLarge: 'O arquivo passa de 1 MB. Divida a planilha em partes menores.',
  notText:
    'Este arquivo não é um CSV. No Excel ou no Google Planilhas, use “Salvar como” ou “Baixar” e escolha CSV.',
  interrupted: 'O envio do arquivo foi interrompido. Tente de novo.',
  empty: 'A planilha está vazia. Baixe o modelo e preencha uma linha por item.',
  unterminated: (line: number) =>
    `Na linha ${line} há aspas que abrem e não fecham. Corrija e envie de novo.`,
  quote: (line: number) =>
    `Na linha ${line} há aspas no meio de um valor. Dobre as aspas ("") ou tire-as.`,
  columns: (line: number) => `A linha ${line} tem colunas demais para ser desta planilha.`,
  rows: (most: number) => `A planilha passa de ${most} linhas. Divida-a em partes menores.`,
  columnMissing: (names: string) =>
    `Não achamos a coluna ${names} na primeira linha. Baixe o modelo e confira os nomes.`,
  columnTwice: (name: string) => `A coluna ${name} aparece duas vezes.`,
  changed: 'Este não é o arquivo que foi conferido. Confira-o de novo antes de importar.',
  cells: 'Esta linha tem mais valores do que colunas. Confira as aspas e os separadores.',
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
