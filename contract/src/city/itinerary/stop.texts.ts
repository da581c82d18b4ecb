import { atTime } from '../../shared/clock.texts.ts'
import { metresText } from '../tides/tide.texts.ts'

/** What speaks against a stop of a day. Free of zod: the browser reads it too. */
export const stopTexts = {
  highTide: (time: string, height: number) =>
    `Maré alta nesta hora: preamar ${atTime(time)}, com ${metresText(height)}.`,
  noCars: (time: string) =>
    `Sem carros na areia nesta hora: pela previsão, retire o carro até ${time}.`,

  closedAllDay: 'Não abre neste dia.',
  closed: 'Fechado nesta hora.',
  closedUntil: (time: string) => `Fechado nesta hora. Abre ${atTime(time)}.`,
  closesSoon: (time: string) => `Fecha ${atTime(time)}, menos de uma hora depois.`,
  temporarilyClosed: 'Fechado por um tempo.',

  cancelled: 'Este evento foi cancelado.',
  postponed: 'Este evento foi adiado. Confira a nova data.',
  soldOut: 'Ingressos esgotados.',
  over: 'Este evento já passou.',
  otherDay: (day: string) => `Não acontece neste dia. Próxima data: ${day}`,

  tooFar: (before: string, left: string, takes: string, arrives: string) =>
    `Não dá tempo: de ${before}, ${atTime(left)}, são ${takes}. Chega ${atTime(arrives)}.`,
  noWay: 'Sem caminho conhecido por rua até aqui: confira como ir.',

  closedAt: (name: string, time: string, day: number) =>
    `${name} está fechado ${atTime(time)} do dia ${day} em todos os dias da semana. Troque o lugar ou a hora.`,
  neverOpen: (name: string, day: number) =>
    `${name} não abre em nenhum dia desta semana, e está no dia ${day}. Troque o lugar.`,
  noDate: (day: number) =>
    `O dia ${day} não tem data em que tudo esteja aberto na hora marcada. Troque um lugar ou uma hora.`,
}
