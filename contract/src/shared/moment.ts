import { z } from 'zod'

const form = z.regexes.datetime({ offset: true })

/**
 * A moment: text in JSON, a Date in the server. What `toISOString` writes is of this form, so only
 * what comes from outside is looked at: looking twice would cost a long list a tenth of its time.
 */
export const moment = z
  .codec(z.string(), z.date(), {
    encode: (at) => at.toISOString(),
    decode(text, { issues }) {
      if (!form.test(text)) issues.push({ code: 'invalid_format', format: 'datetime', input: text })
      return new Date(text)
    },
  })
  // The Date of the server is nobody else's business.
  .meta({ id: 'Moment', type: 'string', format: 'date-time', pattern: form.source })

/**
 * A moment that stays text: in what somebody sends, as the form and the browser's copy of it hold it,
 * and in files whose bytes are fixed.
 */
export const momentText = z.iso.datetime({ offset: true })
