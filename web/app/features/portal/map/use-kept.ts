import { useState } from 'react'

/** The last answer there was: a question that is under way, or failed, takes nothing off the screen. */
export function useKept<Value>(latest: Value | undefined, first: Value | null): Value | null {
  const [kept, keep] = useState(first)
  if (latest !== undefined && latest !== kept) keep(latest)
  return latest ?? kept
}
