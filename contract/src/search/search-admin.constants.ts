/** Limits of the synonyms' editor. Free of zod: the browser reads them too. */
export const SYNONYM_TERM_MAX = 40
export const SYNONYM_TERMS_MOST = 20
/** Days looked back over. */
export const TERM_PERIODS = [7, 30, 90] as const
