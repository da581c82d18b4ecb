import { TIDE_STATION } from '@portal/contract/city/tides/tide.constants'

const metres = (height: number) => `${height.toFixed(1).replace('.', ',')} m`

export const tidesTexts = {
  date: 'Esta data não existe ou está longe demais. Escolha uma entre um ano atrás e dois à frente.',
  calendar: {
    name: 'Preamares em Salinópolis',
    high: (height: number) => `Preamar, ${metres(height)}`,
    official: (name: string, edition: string) => `Fonte: ${name}, ${edition}.`,
    estimate: `Fonte: estimativa harmônica do Guia para o ${TIDE_STATION}. Não use para navegação.`,
  },
  leave: {
    summary: (time: string) => `Retire o carro da areia até ${time}`,
    description: (levelM: number) =>
      `Pela previsão, a água chega ao limite da rampa (${metres(levelM)}) nessa hora. Vento e chuva podem adiantar: na dúvida, saia antes.`,
  },
  table: {
    headings:
      'Não encontramos as colunas. A primeira linha precisa ter data, hora e altura (ou datetime_local e height_m).',
    empty: 'O arquivo não tem nenhuma linha com maré.',
    unreadable: 'O arquivo não é um CSV que se possa ler.',
    moment: 'A data ou a hora não existe.',
    height: 'A altura precisa ser um número em metros entre −2 e 9.',
    kind: 'O tipo precisa ser preamar ou baixa-mar.',
    order: 'Esta linha não vem depois da anterior.',
    turn: 'Preamar e baixa-mar precisam se alternar.',
    incomplete: 'O dia está incompleto: cada dia tem três ou quatro marés.',
    invalid: 'A tábua tem linhas com problema. Corrija o arquivo e tente novamente.',
    conflicts:
      'Outra tábua já vale para alguns destes dias e diz outra coisa. Confira e escolha substituir.',
    doubts:
      'Alguns dias estão muito longe da estimativa. Confira o porto e o fuso horário da tábua antes de importar.',
  },
}
