export type Subscriber = {
  email: string
  name: string | null
  /** Which form they came from: "clube_vantagens" is the club's landing page (spec §3). */
  source: string
  isActive: boolean
}

/** As the table keeps it: one spelling of an address, no name rather than an empty one. */
export function toSubscriber(draft: Subscriber): Subscriber {
  return {
    ...draft,
    email: normalizeEmail(draft.email),
    name: draft.name?.trim() || null,
  }
}

export const normalizeEmail = (email: string) => email.trim().toLowerCase()
