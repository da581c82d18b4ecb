const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  pmtiles: 'application/vnd.pmtiles',
}

const MAX_LENGTH = 200
/** Lower-case names in folders: nothing that climbs out, hides or means two things on some disk. */
const KEY = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.([a-z0-9]{2,7})$/
const PREFIX = /^(?:[a-z0-9][a-z0-9-]*\/)+$/

/** Also the guard of a key: the type of what it names. */
export function typeOfKey(key: string): string {
  const extension = key.length <= MAX_LENGTH ? KEY.exec(key)?.[1] : undefined
  const type = extension === undefined ? undefined : TYPES[extension]
  if (!type) throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, MAX_LENGTH))}`)
  return type
}

export function checkPrefix(prefix: string) {
  if (prefix.length > MAX_LENGTH || !PREFIX.test(prefix)) {
    throw new Error(`not a storage prefix: ${JSON.stringify(prefix.slice(0, MAX_LENGTH))}`)
  }
}
