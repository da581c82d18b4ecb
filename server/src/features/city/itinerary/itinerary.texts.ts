import { atTime } from '@portal/contract/shared/clock.texts'

const metres = (height: number) => `${height.toFixed(1).replace('.', ',')} m`

export const itineraryTexts = {
  beach: 'Praia',
  attraction: 'Atração',
  visiting: (hours: string) => `Atração · ${hours}`,
  both: (one: string, other: string) => `${one} · ${other}`,

  highTide: (time: string, height: number) =>
    `Maré alta nesta hora: preamar ${atTime(time)}, com ${metres(height)}.`,
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

  calendar: { name: 'Meu roteiro em Salinópolis' },
}
