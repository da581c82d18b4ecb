import { healthMeasures as texts } from './health.texts.ts'
import type { HealthPart } from './health.ts'

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** What is measured of a part, in one line; empty where nothing is. */
export function figuresText({ name, figures, took_ms, until, state }: HealthPart): string {
  const of = (figure: string) => figures[figure] ?? 0
  switch (name) {
    case 'calendars':
    case 'agency-feeds':
    case 'counters':
      return state === 'off' ? '' : texts.read(of('good'), of('all'))
    case 'tide-table':
      return until ? texts.until(day.format(new Date(until))) : texts.noTable
    case 'backup':
      return figures.bytes ? texts.backupSize(of('bytes'), of('tables')) : ''
    case 'restore-proof':
      return figures.bytes
        ? `${texts.backupSize(of('bytes'), of('tables'))}, ${texts.took(of('seconds'))}`
        : texts.noProof
    case 'queue':
      if (state === 'unknown') return ''
      return [
        texts.waiting(of('waiting')),
        ...(of('waiting') > 0 ? [texts.oldest(of('oldest_seconds'))] : []),
        texts.failedJobs(of('failed')),
      ].join('; ')
    case 'database':
      return figures.bytes === undefined ? '' : texts.size(of('bytes'))
    case 'disk':
      return state === 'off' ? '' : texts.free(of('free'), of('total'))
    case 'certificate':
    case 'pix-certificate':
      return figures.days === undefined ? '' : texts.days(of('days'))
    case 'clock':
      return figures.database_ms === undefined
        ? ''
        : texts.apart(Math.max(of('database_ms'), of('bank_ms')))
    case 'map':
      return figures.bytes ? texts.size(of('bytes')) : ''
    case 'migrations':
      return of('missing') > 0 ? texts.missing(of('missing')) : ''
    default:
      return took_ms === null ? '' : texts.seconds(took_ms)
  }
}
