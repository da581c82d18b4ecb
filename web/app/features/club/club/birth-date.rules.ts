import { problemOfDate, textToIso } from '~/ui/date-text.ts'
import { EARLIEST_BIRTH_DATE } from './club.constants.ts'

/** The ISO day that is written, with or without its bars; empty while it is none up to today. */
export function birthDay(written: string, today: string): string {
  const text = written.replace(/\D/g, '').replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3')
  return problemOfDate(text, EARLIEST_BIRTH_DATE, today) ? '' : (textToIso(text) ?? '')
}
