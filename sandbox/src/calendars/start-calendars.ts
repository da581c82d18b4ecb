import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyReply } from 'fastify'
import { portOf } from '../port-of.ts'

export type SandboxEvent = {
  uid: string
  /** "2026-07-18" */
  start: string
  end?: string
  summary?: string
  /** Lines as they are, for what is not written by the book. */
  lines?: string[]
}

/** How a portal has been seen to fail; one is played until it is taken back. */
export const CALENDAR_FAULTS = [
  'forbidden',
  'gone',
  'html',
  'empty',
  'halved',
  'silent',
  'dripping',
  'inside',
  'circle',
  'bomb',
  'huge',
] as const
export type CalendarFault = (typeof CALENDAR_FAULTS)[number]

export type RunningCalendars = {
  url: string
  port: number
  /** The address that would be pasted into the portal. */
  addressOf(name: string): string
  /** What it says from now on, without any fault. */
  say(name: string, events: readonly SandboxEvent[]): void
  fail(name: string, fault: CalendarFault | null): void
  /** How often it was asked for, and how many of those were told "the same". */
  asked(name: string): { times: number; same: number }
  stop(): Promise<void>
}

type Calendar = {
  events: readonly SandboxEvent[]
  fault: CalendarFault | null
  times: number
  same: number
}

const DAY_MS = 86_400_000

/** Of the demonstration: sold already for some nights, counted from whenever it is asked for. */
function exampleEvents(): SandboxEvent[] {
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return [
    { uid: 'exemplo-1@sandbox', start: dayIn(6), end: dayIn(9) },
    { uid: 'exemplo-2@sandbox', start: dayIn(16), end: dayIn(18) },
  ]
}

const digits = (date: string) => date.replaceAll('-', '')

/** As Airbnb writes them: whole days, no time zone, the day of leaving as the end. */
export function calendarText(events: readonly SandboxEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'PRODID:-//Sandbox//Hosting Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    ...events.flatMap(({ uid, start, end, summary = 'Reserved', lines }) => [
      'BEGIN:VEVENT',
      'DTSTAMP:20260718T120000Z',
      `UID:${uid}`,
      ...(lines ?? [
        `DTSTART;VALUE=DATE:${digits(start)}`,
        ...(end ? [`DTEND;VALUE=DATE:${digits(end)}`] : []),
        `SUMMARY:${summary}`,
        'DESCRIPTION:Phone Number (Last 4 Digits): 1234',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** Calendars of another portal, each with the faults that such portals have. */
export async function startCalendars({ port }: { port: number }): Promise<RunningCalendars> {
  const calendars = new Map<string, Calendar>()
  const app = Fastify({ forceCloseConnections: true })
  const calendar = (name: string) => {
    const events = name.startsWith('exemplo-') ? exampleEvents() : []
    const known = calendars.get(name) ?? { events, fault: null, times: 0, same: 0 }
    calendars.set(name, known)
    return known
  }

  app.get<{ Params: { name: string } }>('/:name.ics', async (request, reply) => {
    const found = calendar(request.params.name)
    found.times += 1
    // Airbnb answers nobody who does not say what they are.
    if (!request.headers['user-agent']) return reply.code(403).send('Forbidden')
    if (found.fault) return fail(reply, found)
    const body = calendarText(found.events)
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`
    void reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) {
      found.same += 1
      return reply.code(304).send()
    }
    return reply.type('text/calendar; charset=utf-8').send(body)
  })

  /** For tests in another process. */
  app.put<{
    Params: { name: string }
    Body: { events?: SandboxEvent[]; fault?: CalendarFault | null }
  }>('/control/:name', async ({ params, body }) => {
    const found = calendar(params.name)
    if (body.events) found.events = body.events
    found.fault = body.fault ?? null
    return found
  })

  await app.listen({ host: '127.0.0.1', port })
  const listening = portOf(app.server)
  const url = `http://127.0.0.1:${listening}`
  return {
    url,
    port: listening,
    addressOf: (name) => `${url}/${name}.ics`,
    say: (name, events) => void Object.assign(calendar(name), { events, fault: null }),
    fail: (name, fault) => void Object.assign(calendar(name), { fault }),
    asked: (name) => {
      const { times, same } = calendar(name)
      return { times, same }
    },
    stop: async () => app.close(),
  }
}

function fail(reply: FastifyReply, { fault, events }: Calendar) {
  const text = calendarText(events)
  switch (fault) {
    case 'forbidden':
      return reply.code(403).send('Forbidden')
    case 'gone':
      return reply.code(404).send('')
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>Log in</title>')
    case 'empty':
      return reply.type('text/calendar').send('')
    case 'halved':
      return reply.type('text/calendar').send(text.slice(0, Math.floor(text.length / 2)))
    case 'inside':
      return reply.redirect('ftp://169.254.169.254/latest', 302)
    case 'circle':
      return reply.redirect(reply.request.url, 302)
    case 'bomb':
      return reply
        .header('content-encoding', 'gzip')
        .type('text/calendar')
        .send(gzipSync(Buffer.alloc(20_000_000, ' ')))
    case 'huge':
      return reply.type('text/calendar').send(text.padEnd(1_200_000, '\r\n'))
    case 'dripping':
      reply.hijack()
      drip(reply)
      return reply
    default:
      // Silence: the connection stays open.
      reply.hijack()
      return reply
  }
}

function drip({ raw }: FastifyReply) {
  raw.writeHead(200, { 'content-type': 'text/calendar' })
  const drops = setInterval(() => raw.write('BEGIN:VCALENDAR\r\n'.slice(0, 1)), 50)
  raw.on('close', () => clearInterval(drops))
}
