import { expect, it } from 'vitest'
import { startGoogle } from './start-google.ts'
import { Browser } from './testing/browser.ts'
import { ask, authorizationUrl } from './testing/sign-in.ts'

it('may be stopped twice, at once or later', async () => {
  const google = await startGoogle({ port: 0 })
  await fetch(google.issuer)

  await Promise.all([google.stop(), google.stop()])
  await google.stop()
  await expect(fetch(google.issuer)).rejects.toThrow()
})

it('does not start when the port is taken', async () => {
  const google = await startGoogle({ port: 0 })

  const second = startGoogle({ port: google.port })

  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', port: google.port })
  await google.stop()
})

it('knows the client it was started for, and no other', async () => {
  const google = await startGoogle({ port: 0, clientId: 'outro', clientSecret: 'segredo' })
  const url = await authorizationUrl(google, { client_id: 'outro' })

  expect((await new Browser(google.issuer).open(url)).status).toBe(200)
  expect((await ask(google)).chooser.status).toBe(400)
  await google.stop()
})
