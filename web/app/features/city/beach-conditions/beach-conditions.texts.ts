import { atTime } from '@portal/contract/shared/clock.texts'

export const beachConditionsTexts = {
  title: 'Bandeira e guarda-vidas',
  flag: (name: string) => `Bandeira ${name.toLocaleLowerCase('pt-BR')}`,
  seen: (time: string, source: string, until: string) =>
    `Visto ${atTime(time)} por ${source}. Vale até ${until}.`,
} as const
