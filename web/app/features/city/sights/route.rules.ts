/** Opens the map of the phone, or of the browser. */
export function routeTo({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const goal = encodeURIComponent(`${latitude},${longitude}`)
  return `https://www.google.com/maps/dir/?api=1&destination=${goal}`
}
