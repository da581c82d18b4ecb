import { expect, it } from 'vitest'
import { clientKey } from './client-key.ts'

it.each([
  ['one IPv4 address is one client', '200.1.2.3', '200.1.2.3'],
  ['an IPv4 address written as IPv6 is the same client', '::ffff:200.1.2.3', '200.1.2.3'],
  ['an IPv6 household is one client', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['whatever its host part', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['also when zeros are left out early', '2001:db8::1', '2001:db8:0:0::/64'],
  ['also with leading zeros', '2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['the loopback is a client too', '::1', '0:0:0:0::/64'],
])('%s', (_, address, key) => {
  expect(clientKey(address)).toBe(key)
})
