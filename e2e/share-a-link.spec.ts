import { expect, portalUrl, test } from './support/test.ts'

const AS_WHATSAPP = { headers: { 'user-agent': 'WhatsApp/2.24' } }

/** What a preview reads: the attributes of the tag with this name, property or rel. */
function tag(html: string, name: string): string | undefined {
  const escaped = name.replaceAll('.', '\\.')
  const element = new RegExp(`<(?:meta|link)[^>]*(?:name|property|rel)="${escaped}"[^>]*>`).exec(
    html,
  )
  return /(?:content|href)="([^"]*)"/.exec(element?.[0] ?? '')?.[1]
}

// spec: 104, 288
test('a link sent by WhatsApp shows title, description and a large picture', async ({
  request,
}) => {
  const html = await (await request.get('/', AS_WHATSAPP)).text()
  expect(html).toContain('<title>Guia Salinópolis</title>')
  expect(tag(html, 'description')).toContain('O guia oficial de Salinas')
  expect(tag(html, 'og:site_name')).toBe('Guia Salinópolis')
  expect(tag(html, 'canonical')).toBe(`${portalUrl}/`)
  expect(tag(html, 'geo.region')).toBe('BR-PA')
  expect(tag(html, 'geo.position')).toBe('-0.6135;-47.3561')
  expect(tag(html, 'og:image:width')).toBe('1200')

  const image = tag(html, 'og:image') ?? ''
  expect(image).toBe(`${portalUrl}/art/social-card.jpg`)
  const picture = await (await request.get(image)).body()
  expect(jpegSize(picture)).toEqual({ width: 1200, height: 630 })
})

test('the page is readable as it comes from the server', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const words of [
    'O mar de Salinas, na hora certa.',
    'Onde comer',
    'Farmácia de plantão',
    '24/7 Online',
  ]) {
    expect(html).toContain(words)
  }
  expect(html).toContain('lang="pt-BR"')
  expect(html).toMatch(/<script type="application\/ld\+json">.*"WebSite"/)
})

test('every answer is guarded, and no page asks a third party for anything', async ({
  page,
  request,
}) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['set-cookie']).toBeUndefined()

  const foreign: string[] = []
  page.on('request', (sent) => {
    if (!sent.url().startsWith(portalUrl)) foreign.push(sent.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})

test('files with hashed names may be kept for ever, others for a day', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const asset = /\/assets\/framework-[\w-]+\.js/.exec(html)?.[0] ?? ''
  const file = await request.get(asset, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  expect((await request.get('/favicon.ico')).headers()['cache-control']).toBe(
    'public, max-age=86400',
  )
  expect((await request.get('/assets/gone-123.js')).status()).toBe(404)
})

/** Width and height as a JPEG says them itself, in its start-of-frame segment. */
function jpegSize(file: Buffer) {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc2) {
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    }
  }
  throw new Error('not a JPEG')
}
