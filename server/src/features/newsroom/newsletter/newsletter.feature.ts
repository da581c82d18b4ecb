import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { newsletterBlocksStore } from './blocks.store.ts'
import { newsletterIssuesRoutes } from './issues.routes.ts'
import { newsletterIssuesStore } from './issues.store.ts'
import { newsletterJobs, sweep } from './newsletter.jobs.ts'
import { leaveRoute, newsletterRoutes } from './newsletter.routes.ts'
import { newsletterStore } from './newsletter.store.ts'
import { names } from './personal-data.texts.ts'

export const stores = {
  newsletter: newsletterStore,
  newsletterBlocks: newsletterBlocksStore,
  newsletterIssues: newsletterIssuesStore,
}
const uses = ['settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'newsletter',
  owns: [
    'newsletter',
    'newsletter_consents',
    'newsletter_deliveries',
    'newsletter_issues',
    'newsletter_requests',
  ],
  objects: [
    {
      at: '/admin/newsletter/issues/:id',
      is: 'newsletter-issue',
      table: 'newsletter_issues',
      by: { id: 'id' },
    },
  ],
  stores,
  uses,
  routes: [newsletterRoutes, newsletterIssuesRoutes],
  files: [leaveRoute],
  jobs: newsletterJobs,
  retention: [sweep],
  person: {
    policy: 'O que guardamos',
    names,
    async collect(rows, { provedEmail }) {
      const readers = await rows.sentTo('newsletter', provedEmail)
      const ids = readers.map(({ id }) => String(id))
      return {
        newsletter: readers,
        newsletter_requests: await rows.sentTo('newsletter_requests', provedEmail),
        newsletter_consents: await rows.whereIn('newsletter_consents', 'subscriber_id', ids),
        newsletter_deliveries: await rows.whereIn('newsletter_deliveries', 'subscriber_id', ids),
      }
    },
    async whenSignedUp({ newsletter }, { email, name, origin, acceptsPromotions }) {
      if (origin !== 'clube-de-vantagens') return
      await newsletter.add({ email, name, source: 'clube_vantagens', isActive: acceptsPromotions })
    },
    whenEmailMoves: ({ newsletter }, person, to) => newsletter.moveReader(person, to),
    // Who takes the consent back receives nothing more, whichever list they are on.
    whenConsenting: ({ newsletter }, person, { granted, origin }, now) =>
      newsletter.followAccount(person, granted, origin, now),
    erase: ({ newsletter }, person) => newsletter.removeOf(person),
  },
})
