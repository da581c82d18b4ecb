import { luckyText } from '@portal/contract/club/draws/draw-rules'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { MailRefused } from '../../../platform/mail/mail-failures.ts'
import { dayText } from '../../../platform/moment-text.ts'
import { TELL_WINNERS_JOB } from './confirm-extraction.ts'
import type { Deps } from './draws.feature.ts'
import { DRAWS_TAG, requireRecord } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'
import { TELL_LIST_JOB } from './freeze-draw.ts'
import { isoDayText } from './moment-text.ts'

const AT_ONCE = 100
const texts = drawsTexts.notice
type Needs = Pick<Deps, 'stores' | 'work' | 'clock' | 'mail' | 'config' | 'eachItem'>

const addressOf = (number: number, config: Deps['config']) =>
  `${config.publicOrigin}/sorteios/${number}`

/** Who was told is written down one by one: begun anew, it goes on where it ended. */
export async function tellList({ drawId }: { drawId: string }, deps: Needs) {
  const draw = await deps.stores.draws.find(drawId)
  const list = (await deps.stores.drawOutcomes.filesOf(drawId)).find(
    ({ kind }) => kind === 'entries',
  )
  if (!draw || !list) return
  const { record, number } = requireRecord(draw)
  const listed = { job: TELL_LIST_JOB.name, data: { drawId }, idOf: ({ code }: Untold) => code }
  await deps.eachItem(listed, untold(drawId, deps), async ({ code, email, name, numbers }) => {
    const own = numbers.map((one) => luckyText(one, record.series_count)).join(', ')
    const lines = texts.listLines(own, list.sha256, dayText(record.extraction_at))
    const mail = {
      to: email,
      subject: texts.listSubject(number),
      ...composeEmail({
        title: texts.listSubject(number),
        paragraphs: [`Olá, ${name}!`, ...lines, ...(draw.isDemo ? [texts.demo] : [])],
        action: { label: texts.listAction, url: addressOf(number, deps.config) },
      }),
    }
    await deps.mail.send(mail).catch(unlessRefused)
    await deps.work.transaction(({ drawEntries }) =>
      drawEntries.setTold(drawId, code, deps.clock.now()),
    )
  })
}

type Untold = Awaited<ReturnType<Needs['stores']['drawEntries']['listUntold']>>[number]

async function* untold(drawId: string, { stores }: Needs): AsyncGenerator<Untold> {
  for (let after = ''; ; ) {
    const people = await stores.drawEntries.listUntold(drawId, { after, most: AT_ONCE })
    yield* people
    const last = people.at(-1)
    if (!last) return
    after = last.code
  }
}

/** Nothing more can be tried by e-mail: the list is public all the same. */
function unlessRefused(error: unknown) {
  if (!(error instanceof MailRefused)) throw error
}

/** The first attempt to reach each winner; the team makes the others. */
export async function tellWinners({ drawId }: { drawId: string }, deps: Needs) {
  const draw = await deps.stores.draws.find(drawId)
  if (!draw) return
  const { record, number } = requireRecord(draw)
  const winners = await deps.stores.drawOutcomes.winners(drawId)
  const idOf = ({ prize }: (typeof winners)[number]) => `${drawId} ${prize}`
  const listed = { job: TELL_WINNERS_JOB.name, data: { drawId }, idOf }
  await deps.eachItem(listed, winners, async (winner) => {
    const { prize, email, notifiedAt } = winner
    const won = record.prizes[prize - 1]
    if (!email || !won || notifiedAt) return
    const lucky = luckyText(winner.number, record.series_count)
    const lines = texts.winnerLines(won.title, lucky, isoDayText(winner.claimUntil))
    await deps.mail.send({
      to: email,
      subject: texts.winnerSubject(number),
      ...composeEmail({
        title: texts.winnerSubject(number),
        paragraphs: [...lines, ...(draw.isDemo ? [texts.demo] : [])],
        action: { label: texts.winnerAction, url: addressOf(number, deps.config) },
      }),
    })
    await deps.work.transaction(async ({ drawOutcomes, changes }) => {
      const contact = { prize, channel: 'email', note: '' } as const
      await drawOutcomes.addContact(drawId, contact, null, deps.clock.now())
      changes.announce(DRAWS_TAG)
    })
  })
}
