import { describe, expect, it } from 'vitest'
import { Mailbox } from './mailbox.ts'

const envelope = { from: 'portal@portal.test', to: ['ana@exemplo.test'] }
const source = (subject: string) =>
  new TextEncoder().encode(`From: portal@portal.test\r\nSubject: ${subject}\r\n\r\nOi.\r\n`)

describe('Mailbox', () => {
  it('lets the 501st mail push out the oldest', async () => {
    const mailbox = new Mailbox()
    const oldest = await mailbox.receive(source('1'), envelope)
    for (let number = 2; number <= 500; number++)
      await mailbox.receive(source(`${number}`), envelope)
    expect(mailbox.list()).toHaveLength(500)
    expect(mailbox.find(oldest.id)).toBeDefined()

    await mailbox.receive(source('501'), envelope)

    const subjects = mailbox.list().map(({ subject }) => subject)
    expect(subjects).toHaveLength(500)
    expect([subjects.at(0), subjects.at(-1)]).toEqual(['501', '2'])
    expect(mailbox.find(oldest.id)).toBeUndefined()
  })

  it('finds the mails of one address, whatever its case, and not of a longer one', async () => {
    const mailbox = new Mailbox()
    await mailbox.receive(source('dela'), {
      ...envelope,
      to: ['outro@exemplo.test', 'Ana@Exemplo.test'],
    })
    await mailbox.receive(source('de outra'), { ...envelope, to: ['joana@exemplo.test'] })

    expect(mailbox.list('ana@exemplo.TEST').map(({ subject }) => subject)).toEqual(['dela'])
    expect(mailbox.list('')).toEqual([])
  })

  it('notes when a mail came in', async () => {
    const mailbox = new Mailbox(() => new Date('2025-07-18T22:30:00Z'))

    const mail = await mailbox.receive(source('Programação'), envelope)

    expect(mail.receivedAt).toBe('2025-07-18T22:30:00.000Z')
  })

  it('takes the sender and an empty subject from a mail without headers', async () => {
    const mail = await new Mailbox().receive(
      new TextEncoder().encode('\r\nSó texto.\r\n'),
      envelope,
    )

    expect(mail).toMatchObject({ from: 'portal@portal.test', subject: '', html: null })
    expect(mail.text).toContain('Só texto.')
  })
})
