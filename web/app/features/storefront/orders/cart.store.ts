import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { useSyncExternalStore } from 'react'
import { type Cart, cartStorageKey, emptyCart, isForgotten, parseCart } from './cart.rules.ts'

export type CartStore = {
  read(): Cart
  /** The cart as it is now in whichever tab goes in: no tab writes over another's. */
  change(next: (cart: Cart) => Cart): void
  subscribe(listener: () => void): () => void
}

const stores = new Map<string, CartStore>()

/** The cart of one business, the same in all tabs of a browser. */
export function cartOf(establishmentId: string, kind: CatalogueKind): CartStore {
  const key = cartStorageKey(establishmentId, kind)
  const known = stores.get(key)
  if (known) return known
  const made = createCartStore(key)
  stores.set(key, made)
  return made
}

const moment = () => ({ now: new Date(), newId: () => crypto.randomUUID() })
const NOTHING: Cart = { key: '', lines: [], mode: null, isTable: false, changedAt: 0 }

export function createCartStore(key: string): CartStore {
  const listeners = new Set<() => void>()
  let cart = emptyCart(moment())
  let text: string | null = null
  // Where the browser keeps nothing the cart lives as long as the page.
  let isKept = true

  function read(): Cart {
    const stored = isKept ? storedText(key, text) : text
    if (stored !== text) {
      text = stored
      cart = parseCart(stored, new Date()) ?? emptyCart(moment())
    } else if (isForgotten(cart, new Date())) {
      cart = emptyCart(moment())
    }
    return cart
  }

  function tell() {
    for (const listener of [...listeners]) listener()
  }
  /** `null` is the whole storage being emptied. */
  function hear(event: StorageEvent) {
    if (event.key === key || event.key === null) tell()
  }

  return {
    read,
    change(next) {
      cart = next(read())
      text = JSON.stringify(cart)
      try {
        localStorage.setItem(key, text)
      } catch {
        isKept = false
      }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', hear)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', hear)
      }
    },
  }
}

function storedText(key: string, otherwise: string | null): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return otherwise
  }
}

/** The page as it was sent knows no cart. */
export const useCart = (store: CartStore): Cart =>
  useSyncExternalStore(store.subscribe, store.read, () => NOTHING)

/** Answered: the next order has another key. */
export const clearCart = (store: CartStore) => store.change(() => emptyCart(moment()))
