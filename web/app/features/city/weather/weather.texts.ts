import { atTime } from '@portal/contract/shared/clock.texts'

export const weatherTexts = {
  title: (isRest: boolean) => (isRest ? 'Tempo até a meia-noite' : 'Tempo hoje'),
  tomorrow: 'Tempo amanhã',
  from: 'Previsão: ',
  read: (time: string, until: string) => `, lida ${atTime(time)}; some ${atTime(until)}. Dados `,
  thunder: 'Há risco de trovoada: saia da água e da areia quando ouvir o primeiro trovão.',
} as const
