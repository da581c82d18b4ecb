import {
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  TOPIC_WORDS,
} from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { Field } from '~/ui/Field.tsx'
import { toast } from '~/ui/toast.ts'
import { newsletterTexts } from './newsletter.texts.ts'
import { useSavePreferences } from './use-preferences.ts'

const texts = newsletterTexts.preferences

type TopicsFormProps = { token: string; topics: readonly NewsletterTopic[]; isMain?: boolean }

export function TopicsForm({ token, topics, isMain = false }: TopicsFormProps) {
  const [chosen, setChosen] = useState<NewsletterTopic[]>([...topics])
  const [isMissing, setMissing] = useState(false)
  const save = useSavePreferences(token)
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(chosen.length === 0)
    if (chosen.length === 0) return
    save.mutate(
      { is_active: true, topics: chosen },
      { onSuccess: () => toast({ title: texts.saved, variant: 'success' }) },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid w-full max-w-90 gap-3 text-left">
      <Field label={texts.label} group error={isMissing ? texts.none : null}>
        <CheckboxGroup
          options={NEWSLETTER_TOPICS.map((value) => ({ value, ...TOPIC_WORDS[value] }))}
          values={chosen}
          onValuesChange={setChosen}
        />
      </Field>
      <Button type="submit" look={isMain ? 'primary' : 'line'} pending={save.isPending}>
        {texts.save}
      </Button>
    </form>
  )
}
