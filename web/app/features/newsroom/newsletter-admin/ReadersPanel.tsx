import type { NewsletterOverview } from '@portal/contract/newsroom/newsletter/issue'
import {
  NEWSLETTER_TOPICS,
  TOPIC_WORDS,
} from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { Panel } from '~/ui/Panel.tsx'
import { newsletterAdminTexts } from './newsletter-admin.texts.ts'

const texts = newsletterAdminTexts.readers

export function ReadersPanel({ readers }: { readers: NewsletterOverview['readers'] }) {
  return (
    <Panel aria-labelledby="leitores" className="grid gap-4">
      <div>
        <h2 id="leitores" className="text-h3">
          {texts.title}
        </h2>
        <p className="num mt-2 font-head text-[2.5rem] leading-none">{readers.active}</p>
        <p className="text-muted">{texts.active}</p>
      </div>
      <Rows
        title={texts.topics}
        rows={NEWSLETTER_TOPICS.map((topic) => [
          TOPIC_WORDS[topic].label,
          readers.by_topic[topic] ?? 0,
        ])}
      />
      {readers.by_source.length > 0 ? (
        <Rows
          title={texts.sources}
          rows={readers.by_source.map(({ source, active }) => [
            texts.names[source] ?? source,
            active,
          ])}
        />
      ) : null}
      <Rows
        rows={[
          [texts.waiting, readers.waiting],
          [texts.unproved, readers.unproved],
          [texts.left, readers.left],
        ]}
      />
    </Panel>
  )
}

function Rows({ title, rows }: { title?: string; rows: (readonly [string, number])[] }) {
  return (
    <div>
      {title ? <h3 className="mb-1 font-semibold text-sm">{title}</h3> : null}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-line border-t py-2 text-sm">
            <dt className="text-muted">{name}</dt>
            <dd className="num font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
