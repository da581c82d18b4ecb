/** The search parameter of a page with a tide card: "?dia=2026-07-19". */
export const DAY_PARAMETER = 'dia'
/** A week is shown; the day after it is read too, for what lies over its last midnight. */
export const WEEK_DAYS = 7
export const DAYS_READ = WEEK_DAYS + 1
export const CALENDAR_PATH = '/mares/preamares.ics'

export const leaveReminderPath = (levelM: number, beach: string) =>
  `/mares/retire-o-carro.ics?nivel=${levelM}&praia=${beach}`
