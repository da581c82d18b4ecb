import {
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  TOPIC_WORDS,
} from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { PlainSelect } from '~/ui/PlainSelect.tsx'

type TopicSelectProps = { value: NewsletterTopic; onChange: (topic: NewsletterTopic) => void }

export function TopicSelect({ value, onChange }: TopicSelectProps) {
  return (
    <PlainSelect value={value} onChange={({ target }) => onChange(target.value as NewsletterTopic)}>
      {NEWSLETTER_TOPICS.map((topic) => (
        <option key={topic} value={topic}>
          {TOPIC_WORDS[topic].label}
        </option>
      ))}
    </PlainSelect>
  )
}
