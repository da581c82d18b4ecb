/** Free of zod: the browser reads it too. */
export const CITY_NUMBERS_PAGE = '/cidade-em-numeros'
export const CITY_NUMBERS_FILES = {
  csv: '/dados/cidade-em-numeros.csv',
  json: '/dados/cidade-em-numeros.json',
} as const

/** Below this nothing is published: few people can be told from one another. */
export const FEWEST_PEOPLE = 10
export const CITY_DAYS = 28
