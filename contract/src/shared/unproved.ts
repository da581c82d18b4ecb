/** So long at most are stock, slots and nights held for who has proved neither e-mail nor WhatsApp. */
export const UNPROVED_MINUTES = 15
