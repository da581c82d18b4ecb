/** By what must be asked first: Edge and Opera call themselves Chrome, Chrome calls itself Safari. */
const BROWSERS = [
  [/edg/i, 'Edge'],
  [/opr\/|opera/i, 'Opera'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
] as const
const SYSTEMS = [
  [/android/i, 'Android'],
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/windows/i, 'Windows'],
  [/mac os|macintosh/i, 'Mac'],
  [/linux|cros/i, 'Linux'],
] as const

/** "Chrome no Android": enough to recognise one's own devices. */
export function deviceName(userAgent: string | null): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  if (!browser && !system) return 'Aparelho desconhecido'
  return system ? `${browser ?? 'Navegador'} no ${system}` : (browser ?? 'Navegador')
}
