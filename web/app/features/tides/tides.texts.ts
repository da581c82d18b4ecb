import { atTime } from '@portal/contract/shared/clock.texts'
import type { TideSource } from '@portal/contract/tides/tide'
import type { MoonPhase } from '@portal/contract/tides/tide.constants'

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
  leave: 'Retire o carro até',
  leaveIn: (duration: string, ramp: string) =>
    `Faltam ${duration}. ${ramp}: dentro do horário previsto.`,
  out: 'Sem carros na areia agora',
  outUntil: (time: string, ramp: string) =>
    `${ramp}: volta a abrir ${atTime(time)}, pela previsão.`,
  outLong: (ramp: string) => `${ramp}: a água fica acima do limite.`,
  dry: 'A água não chega ao limite',
  dryText: (ramp: string) => `${ramp}: nenhuma maré dos próximos dias alcança o limite.`,
  rising: 'Maré subindo',
  falling: 'Maré descendo',
  towardsHigh: (time: string, height: string) => `Preamar ${atTime(time)}, com ${height}.`,
  towardsLow: (time: string, height: string) => `Baixa-mar ${atTime(time)}, com ${height}.`,
  noLevel: 'A administração ainda não definiu o limite de água para carros nesta praia.',
  now: (time: string) => `Agora, ${time}`,
  nowMark: (time: string) => `agora ${time}`,
  isRising: 'subindo',
  isFalling: 'descendo',
  high: 'Preamar',
  low: 'Baixa-mar',
  sunset: 'Pôr do sol',
  sunrise: (time: string) => `nascer às ${time}`,
  moon: 'Lua',
  nextMoon: (phase: MoonPhase, date: string) => `${NEXT_MOON_WORDS[phase]} em ${date}`,
  limit: (height: string) => `limite ${height}`,
  source: (source: TideSource, station: string) =>
    source.kind === 'official'
      ? `Fonte: ${source.name}, ${source.edition}, ${station}.`
      : `Fonte: estimativa harmônica do Guia para o ${station}, não use para navegação.`,
  asTable: 'Ver como tabela',
  calendar: 'Preamares na sua agenda',
  remind: 'Me avise antes da maré',
  remindHint: '60 e 30 minutos antes, na agenda do seu celular',
  remindOnce: '30 minutos antes, na agenda do seu celular',
  chart: (day: string, waters: string, now: string) => `Curva da maré, ${day}: ${waters}.${now}`,
  chartHigh: (time: string, height: string) => `preamar ${atTime(time)} com ${height}`,
  chartLow: (time: string, height: string) => `baixa-mar ${atTime(time)} com ${height}`,
  chartNow: (time: string, height: string, way: string) => ` Agora, ${time}, ${height} e ${way}.`,
  unavailable: 'Não deu para ler a maré agora. Recarregue a página em instantes.',
}
