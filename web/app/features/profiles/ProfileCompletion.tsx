/** What must be filled in before the portal can be used (spec §2.6). */
export function ProfileCompletion() {
  return null
}
