import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { topics } from '@portal/contract/live/topics'
import { SEARCH_KINDS } from '@portal/contract/portal/search/search.texts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { features, jobs } from './features.ts'

it('has a handler for every job that can be asked for', async () => {
  const handled = new Set(jobs.map(({ name }) => name))
  expect(handled.size, 'two jobs have one name').toBe(jobs.length)
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    for (const [, name = ''] of source.matchAll(/defineJob\(\s*'([^']+)'/g)) {
      const advice = `${name} (${file}) is done by nobody: add its handler to the jobs of its feature, in its feature.ts file`
      expect(handled.has(name), advice).toBe(true)
    }
  }
})

it('finds every kind of document through the feature it belongs to', () => {
  expect(features.flatMap(({ search = [] }) => search).sort()).toEqual([...SEARCH_KINDS].sort())
})

it('has one feature that says who may join each topic of the live channel', () => {
  const joined = features.flatMap((feature) => Object.keys(feature.topics ?? {}))
  expect(joined.sort()).toEqual(Object.keys(topics).sort())
})

it('removes what was kept long enough by itself', () => {
  for (const { name, jobs: own = [], retention = [] } of features) {
    for (const job of retention) {
      expect(own, `${name}: ${job.name} is not among its jobs`).toContain(job)
      expect(job.schedule, `${job.name} has no schedule`).toBeDefined()
    }
  }
})

it('has one store and one port of a name', () => {
  const names = features.flatMap(({ stores, ports = {} }) => [
    ...Object.keys(stores),
    ...Object.keys(ports),
  ])
  expect(new Set(names).size).toBe(names.length)
})

it('lets nobody who waits for a link or a code wait for other e-mails', () => {
  const urgent = jobs.filter((job) => job.urgent).map(({ name }) => name)
  expect(urgent.sort()).toEqual([
    'accounts.send-email-change',
    'accounts.send-email-confirmation',
    'accounts.send-password-recovery',
    'accounts.tell-email-change',
    'accounts.tell-password-changed',
    'accounts.tell-second-factor-changed',
    'claims.send-code',
    'events.send-confirmation',
    'health.examine',
    'health.test',
    'newsletter.send-request',
    'notifications.deliver',
    'notifications.escalate',
    // A kitchen waits for it.
    'open-delivery.tell-pos',
    'orders.send-code',
    // The screen of whoever paid waits for it.
    'payments.follow-card-event',
    'payments.follow-hints',
    'payments.look-at-code',
    'properties.confirm-alert',
    'stays.confirm-paid',
    'stays.send-code',
    // The water waits for nobody.
    'tide-warnings.test',
    'tide-warnings.warn',
    'whatsapp.send-code',
  ])
})

// spec: 517
it('keeps trying what people are told for a day, but for codes that live for minutes', () => {
  const short = jobs
    .filter(({ name, schedule }) => TELLS.test(name) && !schedule)
    .filter(({ retryCeilingSeconds }) => !retryCeilingSeconds)
    .map(({ name }) => name)
  expect(short.sort()).toEqual([
    'claims.send-code',
    // Whoever asked for it looks at it now.
    'newsletter.send-test',
    // No e-mail: a kitchen waits for it.
    'open-delivery.tell-pos',
    'orders.send-code',
    'stays.send-code',
    'whatsapp.send-code',
  ])
})
const TELLS = /\b(ask|notify|send|tell)\b/

it('prepares photos one at a time', () => {
  const heavy = jobs.filter((job) => job.heavy).map(({ name }) => name)
  expect(heavy).toEqual(
    expect.arrayContaining(['accounts.copy-avatar', 'media.process', 'media.hide-files']),
  )
})

it('keeps nothing of a job that was given up where what it was told may name people', () => {
  const naming = jobs.filter(({ data }) => NAMES_PEOPLE.test(JSON.stringify(z.toJSONSchema(data))))
  const kept = naming.filter(({ namesPeople }) => !namesPeople).map(({ name }) => name)
  expect(kept, 'say `namesPeople: true` where the job is defined').toEqual([])
})
const NAMES_PEOPLE = /"(?:email|name|phone|document|message|note|reason|text)":\{/i

it('asks once, by a key, for what would be done again for nothing', () => {
  const keyed = jobs.filter(({ key }) => key).map(({ name }) => name)
  expect(keyed.sort()).toEqual([
    'accounts.copy-avatar',
    'catalogue.copy-photos',
    'health.examine',
    'media.hide-files',
    'media.process',
    'notifications.deliver',
    'notifications.escalate',
    'open-delivery.read-menu',
    'open-delivery.tell-pos',
    'properties.confirm-alert',
    'properties.look-at-photos',
    'properties.look-for-news',
    'property-feeds.copy-photos',
    'property-feeds.read',
    'property-lead.push',
    'stays.confirm-paid',
    'stays.read-calendar',
    'stays.tell-by-email',
    'tide-warnings.test',
    'weather.read',
  ])
})
