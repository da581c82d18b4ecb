import type { TideSource } from '@portal/contract/city/tides/tide'
import type { MoonPhase } from '@portal/contract/city/tides/tide.constants'
import { atTime } from '@portal/contract/shared/clock.texts'

export const MOON_WORDS: Record<MoonPhase, string> = {
  new: 'Nova',
  waxing: 'Crescente',
  'first-quarter': 'Quarto crescente',
  full: 'Cheia',
  waning: 'Minguante',
  'last-quarter': 'Quarto minguante',
}
const NEXT_MOON_WORDS: Record<MoonPhase, string> = {
  new: 'nova',
  waxing: 'crescente',
  'first-quarter': 'quarto crescente',
  full: 'cheia',
  waning: 'minguante',
  'last-quarter': 'quarto minguante',
}

export const tidesTexts = {
  today: 'Hoje',
  beachNow: 'Praia agora',
  placeAndDay: (place: string | null, day: string) => (place ? `${place}, ${day}` : day),
  weekAndRamps: 'Maré da semana e rampas',
  pickDay: 'Dia da maré',
  now: (time: string) => `Agora, ${time}`,
  nowMark: (time: string) => `agora ${time}`,
  isRising: 'subindo',
  isFalling: 'descendo',
  high: 'Preamar',
  low: 'Baixa-mar',
  sunset: 'Pôr do sol',
  sunrise: 'Sol nasce',
  moon: 'Lua',
  nextMoon: (phase: MoonPhase, date: string) => `${NEXT_MOON_WORDS[phase]} em ${date}`,
  limit: 'limite',
  example: 'exemplo',
  carUntil: (time: string) => `carro até ${time}`,
  carFrom: (time: string) => `carro desde ${time}`,
  source: (source: TideSource, station: string) =>
    source.kind === 'official'
      ? `Fonte: ${source.name}, ${source.edition}, ${station}.`
      : `Fonte: estimativa harmônica do Guia para o ${station}, não use para navegação.`,
  asTable: 'Ver como tabela',
  remind: 'Me avise antes da maré',
  remindHint: '60 e 30 minutos antes, no celular e sem conta',
  chart: (what: string, waters: string, now: string) => `Curva da maré, ${what}: ${waters}.${now}`,
  chartSpan: (from: string, to: string) => `de ${from} a ${to}`,
  chartHigh: (day: string, time: string, height: string) =>
    `preamar${day} ${atTime(time)} com ${height}`,
  chartLow: (day: string, time: string, height: string) =>
    `baixa-mar${day} ${atTime(time)} com ${height}`,
  chartNow: (time: string, height: string, way: string) => ` Agora, ${time}, ${height} e ${way}.`,
}
