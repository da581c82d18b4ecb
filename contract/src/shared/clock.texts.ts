/** "às 9h", but "à 0h" and "à 1h30": of a time as it is written. */
export const atTime = (time: string): string => `${/^[01]h/.test(time) ? 'à' : 'às'} ${time}`

/** "das 9h", but "da 0h" and "da 1h30". */
export const fromTime = (time: string): string => `${/^[01]h/.test(time) ? 'da' : 'das'} ${time}`

/** "19:30" → "19h30", "08:00" → "8h": the one way an hour is written for people to read. */
export const hourOfClock = (clock: string): string =>
  clock
    .replace(/^0(?=\d)/, '')
    .replace(/:00$/, 'h')
    .replace(':', 'h')
