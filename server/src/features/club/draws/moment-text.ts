/** Of a day that has no hour. */
export const isoDayText = (date: string) => date.split('-').reverse().join('/')
