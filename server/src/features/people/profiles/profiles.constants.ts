/** WhatsApp is tried again for this long; then the code goes by e-mail. */
export const WHATSAPP_PATIENCE_MS = 20_000

/** Where the promotions box was, for the consent ledger. */
export const PROFILE_ORIGIN = 'meu-perfil'
