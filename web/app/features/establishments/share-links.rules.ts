/** Where a link can be sent to without the help of the phone. */
export function shareLinks(title: string, url: string) {
  const words = encodeURIComponent(`${title}\n${url}`)
  return {
    whatsapp: `https://wa.me/?text=${words}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${words}`,
  }
}
