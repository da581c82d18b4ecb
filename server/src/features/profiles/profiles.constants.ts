const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

export const CODE_LIFETIME_MS = 10 * MINUTE_MS
/** Another code may be asked for after this. */
export const CODE_RESEND_MS = 60 * SECOND_MS
export const CODE_TRIES = 5
/** WhatsApp is tried again for this long; then the code goes by e-mail. */
export const WHATSAPP_PATIENCE_MS = 20 * SECOND_MS

/** Where the promotions box was, for the consent ledger. */
export const PROFILE_ORIGIN = 'meu-perfil'
