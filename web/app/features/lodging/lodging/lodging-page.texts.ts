import { bedsText, guestsText, nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import { atTime, fromTime, hourOfClock } from '@portal/contract/shared/clock.texts'
import type { Stay } from './stay.rules.ts'
import { datesText, moneyText, weekdayText } from './stay.texts.ts'

/** Every sentence of the page of a lodging. */
export const lodgingTexts = {
  title: (name: string) => `${name}: quartos e diárias`,
  description: (name: string, city: string) =>
    `Quartos, diárias, fotos e regras de ${name}, em ${city}. Veja o preço das suas noites, com taxas.`,
  notFound: 'Hospedagem não encontrada',
  guide: 'Guia comercial',
  sections: 'Partes da página',
  see: 'Ver preços',
  facts: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: (clock: string) => `a partir ${fromTime(hourOfClock(clock))}`,
    between: (clock: string, until: string) =>
      `${fromTime(hourOfClock(clock))} ${atTime(hourOfClock(until))}`,
    until: (clock: string) => `até ${hourOfClock(clock)}`,
    rooms: 'Quartos',
    price: 'A partir de',
    night: 'por noite',
  },
  calendar: {
    title: 'Noites livres',
    dates: 'Datas',
    choose: 'Escolher as datas',
    arriveFirst: 'Toque no dia da chegada.',
    lead: (unit: string) => `${unit}, preço da noite em reais. Toque no dia da chegada.`,
    weekdays: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
    free: (day: string, price: string | null) =>
      price ? `Chegar ${day}, ${price} a noite` : `Chegar ${day}`,
    end: (day: string) => `Sair ${day}`,
    leave: (day: string) => `Chegada ${day}. Agora toque no dia da saída.`,
    short: (nights: number) =>
      `Nessas datas o mínimo são ${nightsText(nights)}. Escolha uma saída depois.`,
    taken: (day: string) => `${day}, ocupado`,
    leaving: 'saída',
    legend: { mine: 'suas datas', cheapest: 'noite mais barata', taken: 'ocupado' },
  },
  units: {
    title: 'Quartos',
    for: ({ guests }: Stay) => `Quartos para ${guestsText(guests)}`,
    dates: (stay: Stay) => `${datesText(stay)}, taxas incluídas`,
    plain: 'Escolha as datas para ver o total das noites.',
    other: 'Se você mudar um pouco',
    none: {
      title: 'Ainda não há quartos nesta página',
      text: 'Fale com a casa pelo telefone ou WhatsApp.',
    },
    capacity: (guests: number) => `até ${guestsText(guests)}`,
    bedrooms: (count: number) => (count === 1 ? '1 quarto' : `${count} quartos`),
    bathrooms: (count: number) => (count === 1 ? '1 banheiro' : `${count} banheiros`),
    area: (squareMeters: number) => `${squareMeters} m²`,
    beds: bedsText,
    from: (cents: number) => `A partir de ${moneyText(cents)} por noite`,
    total: (nights: number) => `${nightsText(nights)}, taxas incluídas`,
    free: 'Livre no calendário da casa',
    taken: 'Ocupado nas suas datas',
    small: (guests: number) => `Vocês são mais: cabem ${guestsText(guests)}`,
    short: (nights: number) => `Aqui o mínimo é de ${nightsText(nights)}`,
    choose: 'Escolher',
    chooseOf: (name: string) => `Escolher ${name}`,
    chosen: 'Escolhido',
    instead: (dates: { arrival: string; departure: string }, cents: number) =>
      `Livre de ${datesText(dates)}: ${moneyText(cents)}`,
    photos: (name: string) => `Fotos de ${name}`,
  },
  seasons: {
    title: 'Diárias e temporadas',
    base: 'Dias comuns',
    weekend: 'sexta e sábado',
    minNights: (nights: number) => `mínimo de ${nightsText(nights)}`,
  },
  house: 'A casa',
  before: 'Antes de pedir',
  rules: 'Regras da casa',
  cancellation: 'Cancelamento',
  payment: 'Taxas',
  cleaning: (cents: number) => `Taxa de limpeza de ${moneyText(cents)}, uma vez por estada`,
  noCleaning: 'Sem taxa de limpeza',
  documents: 'A ficha de hóspede é feita no site do governo. Não mande documentos por mensagem.',
  cadastur: (digits: string) => `Cadastur ${cadasturText(digits)}`,
  booking: {
    title: 'Suas noites',
    breakdown: 'Preço noite por noite',
    cleaning: 'Taxa de limpeza, uma vez',
    total: 'Total',
    weekend: 'fim de semana',
    ask: 'Pedir reserva',
    whatsApp: 'Combinar pelo WhatsApp',
    call: 'Ligar para combinar',
    page: 'Ver como falar com a casa',
    truth: 'Você combina direto com a casa: é ela que confirma a vaga e o preço.',
    pick: 'Escolha as datas e um quarto para ver o total.',
    full: 'Nenhum quarto desta casa serve para as suas datas. Veja abaixo o que há perto delas.',
    message: (asked: { house: string; unit: string; stay: Stay; cents: number; site: string }) =>
      `Olá! Vi ${asked.house} no ${asked.site} e queria ${asked.unit}, de ${weekdayText(asked.stay.arrival)} a ${weekdayText(asked.stay.departure)}, para ${guestsText(asked.stay.guests)}. No guia o total é ${moneyText(asked.cents)}. Está livre?`,
    greeting: (house: string, site: string) =>
      `Olá! Vi ${house} no ${site} e queria saber sobre os quartos.`,
  },
  photos: 'Fotos da casa',
  photo: (name: string, place: number) => `${name}, foto ${place}`,
  place: 'Onde fica',
  onMap: 'Ver no mapa e avaliações',
} as const

/** "15.004812.10.0001-0"; the newer numbers are those of the CNPJ. */
export const cadasturText = (digits: string): string =>
  digits
    .replace(/^(\d{2})(\d{6})(\d{2})(\d{4})(\d)$/, '$1.$2.$3.$4-$5')
    .replace(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5')
