import { ApiError } from './api.ts'

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

/** Fetched, not followed as a link: who is refused reads why instead of an empty tab. */
export async function fetchFile({
  path,
  name,
  type,
}: {
  path: string
  name: string
  type: string
}) {
  const answer = await fetch(path, { method: 'GET', cache: 'no-store' })
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => null))
  downloadFile(name, type, await answer.blob())
}
