import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { notify } from './messages.jobs.ts'
import { NOTIFY_JOB } from './notify-establishment.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const portal = useTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` } })

let owner: TestPerson
let place: string
beforeEach(async () => {
  post.mailbox.clear()
  owner = await createPerson(portal, { plan: 'atalaia' })
  const fields = { name: 'Bar <b>do</b> Zé', email: null }
  place = (await createListing(portal, { owner, fields })).id
})

async function send(rosa: TestPerson, message = 'Tem mesa?\n\nPara <dois>.') {
  const { json } = await call(
    portal,
    'POST',
    '/contact-messages',
    { establishment_id: place, message, idempotency_key: randomUUID() },
    rosa,
  )
  return json.id as string
}
const jobsOf = async (messageId: string) =>
  (
    await portal.asOwner(`select data from jobs.job where name = $1 and data->>'messageId' = $2`, [
      NOTIFY_JOB.name,
      messageId,
    ])
  ).rows
const header = (name: string) =>
  post.mailbox.list(owner.email)[0]?.headers.find((one) => one.name.toLowerCase() === name)?.value
const phone = { profile: { whatsapp: '91988887777' } }

it('puts one job in the queue, which names nobody', async () => {
  const rosa = await createPerson(portal)
  const id = await send(rosa)
  expect(await jobsOf(id)).toEqual([{ data: { messageId: id } }])
})

it('tells the owner by e-mail; an answer to it goes to the sender', async () => {
  const rosa = await createPerson(portal, phone)
  await notify.handle({ messageId: await send(rosa) }, portal.deps)
  const [mail] = post.mailbox.list(owner.email)
  expect(mail?.subject).toBe('Nova mensagem para Bar <b>do</b> Zé')
  expect(header('reply-to')).toBe(rosa.email)
  expect(mail?.text).toContain('Rosa Pinheiro escreveu pelo portal')
  expect(mail?.text).toContain('Para <dois>.')
  expect(mail?.text).toContain(`http://portal.test/dash-espadarte?aba=mensagens&negocio=${place}`)
  expect(mail?.html).toContain('Para &lt;dois&gt;.')
  expect(mail?.html).not.toContain('<b>do</b>')
})

it('writes down neither phone nor e-mail of the sender in the e-mail', async () => {
  const rosa = await createPerson(portal, phone)
  await notify.handle({ messageId: await send(rosa) }, portal.deps)
  const [mail] = post.mailbox.list(owner.email)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/988887777|@exemplo\.test/)
})

it('lets no answer go to an e-mail nobody proved', async () => {
  const rosa = await createPerson(portal, { emailVerified: false })
  await notify.handle({ messageId: await send(rosa) }, portal.deps)
  expect(post.mailbox.list(owner.email)).toHaveLength(1)
  expect(header('reply-to')).toBeUndefined()
  expect(post.mailbox.list(owner.email)[0]?.text).toContain('Abra a mensagem no painel')
})

it('sends nothing once the sender or the owner has left', async () => {
  const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
  const [one, other] = [await send(rosa), await send(bento)]
  await call(portal, 'POST', '/account/deletion', { proof: rosa.email }, rosa)
  await notify.handle({ messageId: one }, portal.deps)
  await call(portal, 'POST', '/account/deletion', { proof: owner.email }, owner)
  await notify.handle({ messageId: other }, portal.deps)
  expect(post.mailbox.list()).toEqual([])
})
