import { atTime } from '@portal/contract/shared/clock.texts'

/** Who changed a record while somebody wrote, as far as it may be known. */
export type Who = { by: string | null; isSelf: boolean; at: Date | null }

const fields = (count: number) => (count === 1 ? '1 campo mudou' : `${count} campos mudaram`)

/** "da equipe do portal", "de Rosângela Alves" */
function from({ by, isSelf }: Who) {
  if (isSelf) return 'da outra janela'
  if (!by) return 'da outra pessoa'
  return by.startsWith('A ') ? `da ${by.slice(2)}` : `de ${by}`
}

/** For the second of two who edit the same. */
export const conflictTexts = {
  title({ by, isSelf }: Who, when: string | null) {
    if (isSelf) return `Você salvou ${when ?? 'antes'}, em outra janela`
    return `${by ?? 'Outra pessoa'} salvou ${when ?? 'antes de você'}`
  },
  today: (hour: string) => atTime(hour),
  earlier: (moment: string) => `em ${moment}`,
  nothing: 'O que mudou não está neste formulário. O que você escreveu continua aqui.',
  changed: (count: number) =>
    `${fields(count)} enquanto você escrevia. O que você escreveu continua aqui.`,
  clashing: (count: number) =>
    count === 1 ? 'Um campo para escolher' : `${count} campos para escolher`,
  unread: 'Não deu para ler o que mudou. O que você escreveu continua aqui.',
  retry: 'Tentar de novo',
  before: (value: string) => `antes: ${value}`,
  mine: 'O seu',
  theirs: (who: Who) => from(who).replace('d', 'D'),
  cameIn: (who: Who) => `Entrou sozinho, ${from(who)}:`,
  stays: 'Entra sozinho, seu:',
  save: 'Salvar assim',
  allMine: 'Todos os meus',
  allTheirs: (who: Who) => `Todos os ${from(who)}`,
  discard: 'Descartar o que escrevi',
  other: 'Outro campo',
  empty: 'vazio',
  filled: 'preenchido de outro jeito',
  yes: 'sim',
  no: 'não',
} as const
