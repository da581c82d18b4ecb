import { partsOf } from '@portal/contract/shared/records'
import { TABLE_LABEL_MAX } from '@portal/contract/storefront/orders/orders.texts'

/** The table whose code was read. The token orders to it; without one the address only labels. */
export type TableCode = { label: string; token: string }

/** Of this page; a reload finds it in the storage of the tab. */
const held = new Map<string, TableCode>()

const storageKey = (slug: string) => `portal-mesa:${slug}`

/**
 * Takes the token out of the address, where a shared link or a picture of the screen would hand it on,
 * and keeps it for as long as this tab is open.
 */
export function takeTableCode(slug: string): TableCode | null {
  const { hash, pathname, search } = window.location
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('t')
  const label = tableLabel(search)
  if (token && label) {
    keep(slug, { label, token })
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  }
  return keptTableCode(slug, label)
}

/** Of this tab; none where the address has come to name another table. */
export function keptTableCode(slug: string, label: string | null = null): TableCode | null {
  const code = held.get(slug) ?? storedCode(slug)
  return code && (label === null || label === code.label) ? code : null
}

function storedCode(slug: string): TableCode | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? 'null')
    const { label, token } = partsOf(kept)
    return typeof label === 'string' && typeof token === 'string' ? { label, token } : null
  } catch {
    return null
  }
}

/** The code was refused: what is kept is of no use any more. */
export function forgetTableCode(slug: string) {
  held.delete(slug)
  try {
    sessionStorage.removeItem(storageKey(slug))
  } catch {
    // Nothing was kept.
  }
}

export function tableLabel(search: string): string | null {
  const told = new URLSearchParams(search).get('mesa')?.trim() ?? ''
  return told !== '' && told.length <= TABLE_LABEL_MAX ? told : null
}

function keep(slug: string, code: TableCode) {
  held.set(slug, code)
  try {
    sessionStorage.setItem(storageKey(slug), JSON.stringify(code))
  } catch {
    // Without a storage the code holds until the page is left.
  }
}
