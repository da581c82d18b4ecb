/** The pattern behind the contract's `Email`, for the browser, where no schema travels. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

const LONGEST_EMAIL = 254

export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= LONGEST_EMAIL && EMAIL.test(address)
}
