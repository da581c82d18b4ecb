import { minuteText } from '@portal/contract/city/tides/tide.texts'
import {
  degreesText,
  rainText,
  speedText,
  uvName,
  uvText,
  WEATHER_FACT_NAMES,
  WEATHER_LICENCE,
  type WeatherFact,
  waveText,
  weatherFacts,
  windName,
} from '@portal/contract/city/weather/weather.texts'
import { WEATHER_SILENT_HOURS, type WeatherDay } from '@portal/contract/city/weather/weather-rules'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { atTime } from '@portal/contract/shared/clock.texts'
import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { Deps } from '../search.feature.ts'
import { type AnswerRow, type AnswerTo, answerOf, dayText } from './answer-facts.rules.ts'

const texts = {
  label: 'Previsão do tempo',
  none: 'O portal não tem previsão do tempo',
  noneText: 'Consulte o Instituto Nacional de Meteorologia. Maré e sol estão aqui.',
  old: 'A previsão do tempo ficou velha',
  oldText: `O portal não mostra uma previsão lida há mais de ${WEATHER_SILENT_HOURS} horas. Consulte o Instituto Nacional de Meteorologia.`,
  far: 'A previsão não chega a este dia',
  farText: 'Ela vale para os próximos dias. Pergunte de novo mais perto da data.',
  inmet: 'Abrir o Inmet',
  tide: 'Ver maré e sol',
  licence: `Licença ${WEATHER_LICENCE.name}`,
  read: (time: string) => `Lida ${atTime(time)}.`,
  temperature: (least: string, most: string) =>
    least === most ? `Temperatura de ${most}.` : `Temperatura de ${least} a ${most}.`,
  rest: 'resto de hoje',
  wind: (from: string | null) => (from ? `Vento de ${from}, até` : 'Vento de até'),
  uv: 'UV de até',
  waves: 'Ondas em alto-mar de até',
  unknown: 'Isto a previsão de hoje não diz',
} as const

/** Which figure was asked for by name. */
const ASKED: [WeatherFact['kind'], RegExp][] = [
  ['wind', /^(vent\w*|rajada|kite|brisa)$/],
  ['uv', /^(uv|ultravioleta|protetor|queimar)$/],
  ['waves', /^(onda|ondas|surf\w*|ressaca)$/],
]

export async function answerWeather(
  to: AnswerTo,
  { ports }: Pick<Deps, 'ports'>,
): Promise<AnswerRow> {
  const day = to.heard.when.day ?? to.today
  const told = await ports.readForecast()
  const tide = { kind: 'page' as const, text: texts.tide, href: '/turismo' }
  const missing = (title: string, text: string) =>
    answerOf('weather', to.now, {
      label: texts.label,
      title,
      text,
      actions: [{ kind: 'outside', text: texts.inmet, href: 'https://portal.inmet.gov.br' }, tide],
      is_missing: true,
    })
  if (told.kind === 'off') return missing(texts.none, texts.noneText)
  if (told.kind === 'old') return missing(texts.old, texts.oldText)
  const { weather } = told
  const found = weather.days.find(({ date }) => date === isoDateOfDay(day))
  if (!found) return missing(texts.far, texts.farText)
  const asked = ASKED.find(([, words]) => to.heard.words.some((word) => words.test(word)))?.[0]
  const { temperature_min_c: least, temperature_max_c: most } = found
  return answerOf('weather', to.now, {
    label: `${texts.label}, ${found.is_rest ? texts.rest : dayText(day, to.today)}`,
    ...headOf(found, asked ?? 'rain'),
    text:
      least === null || most === null
        ? ''
        : texts.temperature(degreesText(least), degreesText(most)),
    facts: weatherFacts(found).map(({ kind, value, more }) => ({
      name: WEATHER_FACT_NAMES[kind],
      value,
      note: more,
      is_next: kind === (asked ?? 'rain'),
    })),
    actions: [tide, { kind: 'outside', text: texts.licence, href: weather.licence.url }],
    source: { ...weather.source, checked_at: weather.read_at },
    note: texts.read(minuteText(wallMinuteAt(weather.read_at), '0h00')),
  })
}

/** The answer to what was asked, its figure last. */
function headOf(day: WeatherDay, asked: WeatherFact['kind']): Pick<AnswerRow, 'title' | 'value'> {
  const { wind_kmh: wind, wind_from: from, uv, wave_m: wave } = day
  if (asked === 'wind' && wind !== null) {
    return { title: texts.wind(from === null ? null : windName(from)), value: speedText(wind) }
  }
  if (asked === 'uv' && uv !== null) {
    return { title: texts.uv, value: `${uvText(uv)}, ${uvName(uv)}` }
  }
  if (asked === 'waves' && wave !== null) return { title: texts.waves, value: waveText(wave) }
  const rain = asked === 'rain' ? rainText(day) : null
  return { title: rain ?? texts.unknown, value: null }
}
