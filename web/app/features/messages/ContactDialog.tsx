/** Writes to the owner of an establishment (spec §2.6). */
export function ContactDialog() {
  return null
}
