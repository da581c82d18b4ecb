/** Safari reads the file only some time after the click. */
export const FILE_RELEASE_MS = 60_000

/** Hands a file made in this browser to the person, under the name given. */
export function downloadFile(name: string, type: string, content: string | Blob) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FILE_RELEASE_MS)
}
