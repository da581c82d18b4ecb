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
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
for (const [net, bits] of V4) inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of V6) inside.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inside.check(address, 'ipv4')
  // An IPv4 in IPv6's clothes is checked as what it is: BlockList looks through ::ffff: by itself.
  return version === 6 && !inside.check(address, 'ipv6') && !/^::(?!ffff:)/i.test(address)
}
