import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repository } from '../scripts/processes.ts'
import { portalUrl } from './support/browser.ts'
import { ADMIN, signIn } from './support/people.ts'
import { CORPUS_SIZE, scriptCorpus } from './support/script-corpus.ts'
import { DESKTOP, expect, open, test } from './support/test.ts'

/**
 * A refusal is an answer, and the policy says aloud what it stops while a paste is read; both are
 * looked at below.
 */
test.use({ expected: { complaints: [/status of 4(09|22)/, /inline event handler/i] } })

type Watch = { caught?: number; violations?: string[] }

/** Everything by which a script would give itself away. */
async function watch(page: Page) {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const seen: string[] = []
    ;(window as Watch).violations = seen
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  return async ({ isPasting = false } = {}) => {
    const { caught, violations } = await page.evaluate(() => {
      const { caught = 0, violations = [] } = window as Watch
      return { caught, violations }
    })
    // What is pasted is read in a document that is never shown: the policy stops its handlers there.
    const foul = violations.filter((said) => !isPasting || said !== 'script-src-attr inline')
    expect({ caught, violations: foul, dialogs }).toEqual({
      caught: 0,
      violations: [],
      dialogs: [],
    })
  }
}

/** No element and no attribute that could ever run, in that part of the page. */
const dangers = (page: Page, selector: string) =>
  page.locator(selector).evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const attributes = [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
              !/^(https?:|mailto:|tel:|blob:|[/#])/.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`)
      const isForeign = /^(SCRIPT|IFRAME|OBJECT|EMBED|BASE|META|LINK|FORM|STYLE)$/i.test(
        element.tagName,
      )
      return isForeign ? [element.tagName, ...attributes] : attributes
    }),
  )

async function call(page: Page, method: string, path: string, data: object) {
  const answer = await page.request.fetch(`/api/v1/admin${path}`, {
    method,
    data,
    headers: { origin: portalUrl },
  })
  return { status: answer.status(), json: await answer.json() }
}

async function uploadPhoto(page: Page): Promise<string> {
  const buffer = await readFile(join(repository, 'web/public/art/social-card.jpg'))
  const answer = await page.request.post('/api/v1/media', {
    headers: { origin: portalUrl },
    multipart: { file: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer } },
  })
  const { id } = await answer.json()
  await expect
    .poll(async () => (await (await page.request.get(`/api/v1/media/${id}`)).json()).status, {
      timeout: 60_000,
    })
    .toBe('ready')
  return id
}

// spec: 423
test('five hundred scripts sent or pasted into a text: none runs where it is read or written', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize(DESKTOP)
  const isQuiet = await watch(page)
  await signIn(page, ADMIN)
  const photo = await uploadPhoto(page)
  const corpus = scriptCorpus(photo)
  expect(new Set(corpus.map((attack) => JSON.stringify(attack))).size).toBe(CORPUS_SIZE)

  await test.step('the scripts are real: unguarded, they run', async () => {
    const bare = await browser.newPage()
    await bare.setContent('<div id="place"></div>')
    const ran = await bare.evaluate(
      async (all) => {
        let count = 0
        const place = document.querySelector('#place')
        for (const html of all) {
          ;(window as Watch).caught = 0
          if (place) place.innerHTML = html
          await new Promise((resolve) => setTimeout(resolve, 5))
          count += (window as Watch).caught ?? 0
        }
        return count
      },
      corpus.filter(({ html }) => /^<(img|svg) /.test(html)).map(({ html }) => html),
    )
    expect(ran).toBeGreaterThan(5)
    await bare.close()
  })

  const id = randomUUID()
  let { json: article } = await call(page, 'POST', '/articles', { id, title: 'Textos hostis' })
  const content = (blocks: object[]) => ({
    ...article.content,
    summary: '<img src=x onerror=window.caught=1>',
    author: '"><script>window.caught=1</script>',
    body: { type: 'doc', content: blocks },
  })
  const save = (blocks: object[]) =>
    call(page, 'PUT', `/articles/${id}/content`, {
      version: article.version,
      content: content(blocks),
    })

  await test.step('the API keeps words as words and refuses all the rest', async () => {
    let sent = 0
    for (const { block, isWords } of corpus) {
      const { status, json } = await save([block])
      expect({ block, status }).toEqual({ block, status: isWords ? 200 : 422 })
      if (status === 200) article = json
      sent++
    }
    expect(sent).toBe(CORPUS_SIZE)
    const all = corpus.filter(({ isWords }) => isWords).map(({ block }) => block)
    const { status, json } = await save(all)
    expect(status).toBe(200)
    article = json
  })

  await test.step('who reads them sees words', async () => {
    const [category] = await (await page.request.get('/api/v1/admin/article-categories')).json()
    const ready = { ...article.content, category_id: category.id }
    const saved = await call(page, 'PUT', `/articles/${id}/content`, {
      version: article.version,
      content: ready,
    })
    const published = await call(page, 'POST', `/articles/${id}/publish`, {
      version: saved.json.version,
    })
    expect(published.status).toBe(200)
    await open(page, `/noticias/${published.json.slug}`)
    await expect(page.getByText('<script>window.caught=1</script>').first()).toBeVisible()
    await isQuiet()
    expect(await dangers(page, 'main')).toEqual([])
  })

  await test.step('who writes sees words, whatever is pasted', async () => {
    await open(page, `/admin/noticias?editar=${id}`)
    const text = page.getByRole('textbox', { name: 'Texto da notícia' })
    await expect(text).toContainText('window.caught=1')
    await isQuiet()
    expect(await dangers(page, '.ProseMirror')).toEqual([])
    let pasted = 0
    for (let from = 0; from < CORPUS_SIZE; from += 100) {
      await text.press('ControlOrMeta+a')
      await text.press('Delete')
      pasted += await text.evaluate(
        (surface, all) => {
          for (const html of all) {
            const clipboardData = new DataTransfer()
            clipboardData.setData('text/html', html)
            clipboardData.setData('text/plain', 'a')
            surface.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            )
          }
          return all.length
        },
        corpus.slice(from, from + 100).map(({ html }) => html),
      )
      expect(await dangers(page, '.ProseMirror')).toEqual([])
      await isQuiet({ isPasting: true })
    }
    expect(pasted).toBe(CORPUS_SIZE)
    await expect(page.getByText(/^Salvo às? /)).toBeVisible()
    await open(page, `/admin/noticias?editar=${id}`)
    await expect(text).toBeVisible()
    await isQuiet()
  })
  // Others read the list of articles too.
  const { json: last } = await call(page, 'GET', `/articles/${id}`, {})
  await call(page, 'POST', `/articles/${id}/archive`, { version: last.version })
})
