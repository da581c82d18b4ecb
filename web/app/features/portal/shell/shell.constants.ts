/** How long the account area keeps its placeholder (spec §9, "Header skeleton"). */
export const ACCOUNT_SKELETON_MS = 200

/** From here on the header shows its links in a row and the drawer has no place (1024 px). */
export const DESKTOP_QUERY = '(min-width: 64rem)'

/** From here on "Login" and "Criar Conta" open dialogs; below they are pages (768 px, spec §9). */
export const DIALOG_QUERY = '(min-width: 48rem)'
