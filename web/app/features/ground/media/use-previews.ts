import { useEffect, useRef } from 'react'

/** The files of this visit as the browser shows them, until the portal's own are ready. */
export function usePreviews() {
  const addresses = useRef(new Map<string, string>())
  useEffect(() => {
    const all = addresses.current
    return () => {
      for (const address of all.values()) URL.revokeObjectURL(address)
      all.clear()
    }
  }, [])
  const previews = useRef({
    of: (key: string) => addresses.current.get(key),
    keep(key: string, file: File) {
      addresses.current.set(key, URL.createObjectURL(file))
    },
    /** An upload became a photo: the same picture under its new name. */
    rename(from: string, to: string) {
      const address = addresses.current.get(from)
      addresses.current.delete(from)
      if (address) addresses.current.set(to, address)
    },
    drop(key: string) {
      const address = addresses.current.get(key)
      addresses.current.delete(key)
      if (address) URL.revokeObjectURL(address)
    },
  })
  return previews.current
}
