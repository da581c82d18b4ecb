import {
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  TOPIC_WORDS,
} from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { WordSelect } from '~/ui/WordSelect.tsx'

type TopicSelectProps = { value: NewsletterTopic; onChange: (topic: NewsletterTopic) => void }

export function TopicSelect({ value, onChange }: TopicSelectProps) {
  return (
    <WordSelect
      of={NEWSLETTER_TOPICS}
      words={(topic) => TOPIC_WORDS[topic].label}
      value={value}
      onChoose={onChange}
    />
  )
}
