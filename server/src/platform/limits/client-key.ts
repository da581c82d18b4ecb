import { isIPv6 } from 'node:net'

/**
 * Who a limit counts. One household on IPv6 owns a whole /64, so counting single addresses there
 * would count nothing.
 */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length)
  return `${expandGroups(address).slice(0, 4).join(':')}::/64`
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
