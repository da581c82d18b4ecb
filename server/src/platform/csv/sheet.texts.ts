/** What a person reads about a sheet as a file, whatever its rows are about. */
export const sheetTexts = {
  missing: 'Nenhum arquivo chegou. Escolha a planilha e tente de novo.',
  tooLarge: (megabytes: number) =>
    `O arquivo passa de ${megabytes} MB. Divida a planilha em partes menores.`,
  notText:
    'Este arquivo não é um CSV. No Excel ou no Google Planilhas, use “Salvar como” ou “Baixar” e escolha CSV.',
  interrupted: 'O envio do arquivo foi interrompido. Tente de novo.',
  empty: (row: string) => `A planilha está vazia. Baixe o modelo e preencha uma linha por ${row}.`,
  unterminated: (line: number) =>
    `Na linha ${line} há aspas que abrem e não fecham. Corrija e envie de novo.`,
  quote: (line: number) =>
    `Na linha ${line} há aspas no meio de um valor. Dobre as aspas ("") ou tire-as.`,
  columns: (line: number) => `A linha ${line} tem colunas demais para ser desta planilha.`,
  unreadable: 'A planilha é complicada demais para ser lida. Divida-a em partes menores.',
  rows: (most: number) => `A planilha passa de ${most} linhas. Divida-a em partes menores.`,
  columnMissing: (names: string) =>
    `Não achamos a coluna ${names} na primeira linha. Baixe o modelo e confira os nomes.`,
  columnTwice: (name: string) => `A coluna ${name} aparece duas vezes.`,
  changed: 'Este não é o arquivo que foi conferido. Confira-o de novo antes de importar.',
  cells: 'Esta linha tem mais valores do que colunas. Confira as aspas e os separadores.',
} as const
