import { expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { Deps, WithinOf } from './deps.ts'
import { Tag } from './platform/live/tags.ts'
import { defineJob } from './platform/queue/job.ts'

type Write = WithinOf<Deps>
const somebody = { kind: 'system' } as const
const now = new Date()
const GREET = defineJob('test.greet', z.object({ name: z.string() }))

/** Each line below an expected error is one that `npm run check` would refuse. Nothing here is run. */
it('refuses a job, a tag or an audit action that nobody has defined', () => {
  expectTypeOf((write: Write, deps: Deps) => [
    write.jobs.add(GREET, { name: 'Rosa' }),
    // @ts-expect-error a job is asked for by its definition, not by a name
    write.jobs.add('test.greet', { name: 'Rosa' }),
    // @ts-expect-error made by hand, no feature lists a handler for it
    write.jobs.add({ name: 'test.greet', data: z.object({}) }, {}),
    // @ts-expect-error its data is what its schema says
    write.jobs.add(GREET, { nome: 'Rosa' }),

    write.changes.announce(Tag.settings, Tag.media('id')),
    // @ts-expect-error a tag is made by the list in platform/live/tags.ts
    write.changes.announce('settings'),
    // @ts-expect-error the lists and the one thing are two tags
    write.changes.announce(Tag.media),
    // @ts-expect-error caches take no other words either
    deps.reads.cache.dropTags(['media:id']),

    write.audit.record({ kind: 'system' }, new Date(), { action: 'settings.updated' }),
    // @ts-expect-error the log is kept for ever, and knows nobody's name or words
    write.audit.record(somebody, now, { action: 'settings.updated', details: { title: '' } }),
    // @ts-expect-error an action is one of contract/src/portal/audit/audit-actions.ts
    write.audit.record({ kind: 'system' }, new Date(), { action: 'settings.painted' }),
  ]).toBeFunction()
})
