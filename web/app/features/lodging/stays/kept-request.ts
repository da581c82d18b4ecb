/** What was typed for a house, as long as the tab lives: whoever signs in on the way finds it again. */
export type KeptRequest = {
  name: string
  phone: string
  email: string
  message: string
  adults: number
  children: number
}

const keyOf = (slug: string) => `portal-reserva-${slug}`

export function keptRequest(slug: string): KeptRequest | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { name, phone, email, message, adults, children } = kept as Record<string, unknown>
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    const count = (value: unknown, least: number) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least ? value : least
    return {
      ...{ name: text(name), phone: text(phone), email: text(email), message: text(message) },
      ...{ adults: count(adults, 1), children: count(children, 0) },
    }
  } catch {
    // Forbidden, or written by something else.
    return null
  }
}

export function keepRequest(slug: string, request: KeptRequest | null) {
  try {
    if (request) sessionStorage.setItem(keyOf(slug), JSON.stringify(request))
    else sessionStorage.removeItem(keyOf(slug))
  } catch {
    // It is typed again.
  }
}
