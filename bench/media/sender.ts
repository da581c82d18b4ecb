import { openAsBlob } from 'node:fs'

/** Sends a photo as often as told, all at once, from a process of its own as phones are. */
type Order = { url: string; origin: string; cookies: string[]; file: string; times: number }

process.once('message', async ({ url, origin, cookies, file, times }: Order) => {
  const photo = await openAsBlob(file)
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, turn) => {
      const body = new FormData()
      body.append('file', photo, 'foto.jpg')
      const headers = { origin, cookie: cookies[turn % cookies.length] ?? '' }
      const answer = await fetch(url, { method: 'POST', body, headers })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  process.send?.(statuses)
})
