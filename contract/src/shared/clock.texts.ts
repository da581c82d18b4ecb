/** "às 9h", but "à 0h" and "à 1h30": of a time as it is written. */
export const atTime = (time: string): string => `${/^[01]h/.test(time) ? 'à' : 'às'} ${time}`
