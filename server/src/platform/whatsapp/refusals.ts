/**
 * What a refusal of the Cloud API asks of us: try again, use another way for this person, or have
 * somebody look at the portal's own account. Read by code: Meta changes the sentences.
 */
export type Refusal = 'later' | 'never' | 'broken'

const BY_CODE: Readonly<Record<number, Refusal>> = {
  // Too fast, or a failure of theirs that passes.
  2: 'later',
  4: 'later',
  80007: 'later',
  130429: 'later',
  131056: 'later',
  // This person cannot or will not receive it.
  131026: 'never',
  131047: 'never',
  131049: 'never',
  131050: 'never',
  132001: 'never',
  // Token, payment, lock, policy, reputation: nobody receives anything until a person acts.
  190: 'broken',
  368: 'broken',
  131031: 'broken',
  131042: 'broken',
  131048: 'broken',
}

/** An unknown refusal is ours to understand, unless their server itself failed. */
export function classifyRefusal(status: number, code: number | null): Refusal {
  const known = code === null ? undefined : BY_CODE[code]
  if (known) return known
  return status >= 500 || status === 408 || status === 429 ? 'later' : 'broken'
}
