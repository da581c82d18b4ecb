const megabytes = 5

/** What an administrator reads about a sheet. */
export const importsTexts = {
  missing: 'Nenhum arquivo chegou. Escolha a planilha e tente de novo.',
  tooLarge: `O arquivo passa de ${megabytes} MB. Divida a planilha em partes menores.`,
  notText:
    'Este arquivo não é um CSV. No Excel ou no Google Planilhas, use “Salvar como” ou “Baixar” e escolha CSV.',
  interrupted: 'O envio do arquivo foi interrompido. Tente de novo.',
  empty: 'A planilha está vazia. Baixe o modelo e preencha uma linha por negócio.',
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
