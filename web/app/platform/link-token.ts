import { useEffect, useState } from 'react'

/**
 * The secret of a link from our mail stands after the hash sign, where no server and no Referer sees
 * it; `?token=` works as well. `undefined` until the browser has looked, null when there is none.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => setToken(tokenIn(window.location)), [])
  return token
}

export function tokenIn({ hash, search }: { hash: string; search: string }): string | null {
  const inHash = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return inHash || new URLSearchParams(search).get('token') || null
}
