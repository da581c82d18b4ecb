/** The push services of browsers. An address of anybody else is never called, whoever says it is theirs. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.push\.apple\.com$/,
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.notify\.windows\.com$/,
]

export function isPushAddress(
  endpoint: string,
  { sandboxOrigin }: { sandboxOrigin: string | null },
): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (sandboxOrigin !== null && url.origin === sandboxOrigin) return true
  return url.protocol === 'https:' && !url.port && HOSTS.some((host) => host.test(url.hostname))
}
