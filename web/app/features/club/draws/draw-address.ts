export const DRAWS = '/sorteios'
export const drawAddress = (number: number) => `${DRAWS}/${number}`
export const drawFile = (
  number: number,
  name: 'lista.csv' | 'resultado.json' | 'ata.pdf' | 'regulamento.txt' | 'certificado.pdf',
) => `/api/v1/draws/${number}/${name}`
