/** How long a public answer may be remembered; whatever changes drops it at once. */
export const PUBLIC_READ_SECONDS = 600
/** Cards say "Destaque" and count what is to come: no copy of them may lag far behind. */
export const CARD_SECONDS = 60
