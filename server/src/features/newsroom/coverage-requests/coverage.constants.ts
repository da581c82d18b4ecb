/** Where the e-mails lead; the token follows the hash sign, so that no log ever holds it. */
export const FOLLOW_PATH = '/solicitar-cobertura/acompanhar'
/** Of each column; the count tells how many there are. */
export const COLUMN_MAX = 60
/** What ended, and what was left lying, is forgotten after this long. */
export const KEPT_MONTHS = 12
