import { expect, it } from 'vitest'
import { startWhatsApp } from './start-whatsapp.ts'

it('may be stopped twice, at once or later', async () => {
  const whatsApp = await startWhatsApp({ port: 0 })
  expect(whatsApp.url).toBe(`http://127.0.0.1:${whatsApp.port}`)

  await Promise.all([whatsApp.stop(), whatsApp.stop()])
  await whatsApp.stop()
})

it('does not start when the port is taken', async () => {
  const { port, stop } = await startWhatsApp({ port: 0 })

  await expect(startWhatsApp({ port })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  await stop()
})
