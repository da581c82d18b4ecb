import { BlockList, isIP } from 'node:net'

/** Addresses that lead to nobody on the internet: this machine, the house, the cloud's own services. */
const inside = new BlockList()
const V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const V6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of V4) inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of V6) inside.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inside.check(address, 'ipv4')
  // Nobody on the internet lives outside 2000::/3. What stands there for an IPv4 (mapped, translated,
  // compatible, of a gateway) leads to wherever that leads, and is never asked for.
  return version === 6 && internet.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}
