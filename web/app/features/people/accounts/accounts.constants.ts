/** Timings of spec §9. */
export const UNKNOWN_EMAIL_REDIRECT_MS = 1500
export const SIGN_UP_WAIT_MS = 3000

/** Limits of spec §5; the longest values are the contract's. */
export const NAME_MIN = 3
export const NAME_MAX = 120
export const WHATSAPP_MIN = 10
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const CITY_MAX = 80
export const BACKUP_CODE_MAX = 20
export const APP_CODE_LENGTH = 6

/** The spec's plan of the full form when nothing was chosen. */
export const DEFAULT_SIGN_UP_PLAN = 'atalaia'

/** Where the path one came from waits while the person is at Google's. */
export const RETURN_PATH_KEY = 'portal.return-path'
/** Where a plan for businesses leads: to the business. */
export const REGISTRATION = '/cadastro-negocio'
