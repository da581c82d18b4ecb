/** Where somebody is in the middle of something: forms, paying, signing in, working. */
const BUSY = [
  /^\/(auth|admin|admin-page|todo|newsletter|mapa|test-|debug-)/,
  /^\/(criar-conta|cadastro-|recuperar-senha|nova-senha|confirmar-|convite-|solicitar-)/,
  /^\/(checkout|pagamento|dash-)/,
]

export const mayInterrupt = (pathname: string) => !BUSY.some((pattern) => pattern.test(pathname))

/** Something is open over the page, or the person is writing. */
export function isOccupied(document: Document): boolean {
  const { activeElement } = document
  return (
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true
  )
}
