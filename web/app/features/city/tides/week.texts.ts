import type { TideSource } from '@portal/contract/city/tides/tide'
import { atTime } from '@portal/contract/shared/clock.texts'

export const weekTexts = {
  title: 'A semana na areia',
  lead: (ramp: string) => `Quando o carro pode ficar, dia a dia: ${ramp}.`,
  plain: 'A maré da semana',
  plainLead: 'Preamares e baixa-mares, dia a dia.',
  caption: (beach: string) => `Maré da semana: ${beach}`,
  day: 'Dia',
  bar: 'Carro na areia, de 0h a 24h',
  hours: 'Horário previsto',
  source: 'Fonte',
  none: 'Só à noite',
  window: (from: string, to: string) => `${from} ${atTime(to)}`,
  barText: (windows: string) => `Carro na areia: ${windows}`,
  neverText: 'Sem carros na areia o dia todo',
  byDay: 'Horário previsto de dia',
  byNight: 'à noite',
  noCars: (height: string) => `Sem carros: maré acima de ${height}`,
  lowShort: 'Baixa',
  sourceShort: (source: TideSource) =>
    source.kind === 'official' ? `${source.name}, ${source.edition}` : 'estimativa do Guia',
}
