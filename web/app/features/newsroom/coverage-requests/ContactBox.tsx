import type { FollowedCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-request'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { whatsappText } from '~/ui/whatsapp-digits.ts'
import { ContactFields } from './ContactFields.tsx'
import { coverageTexts, followTexts as texts } from './coverage.texts.ts'
import { contactOf, contactProblems } from './coverage-draft.rules.ts'
import type { useFollowed } from './follow.queries.ts'

type ContactBoxProps = {
  request: FollowedCoverage
  saving: ReturnType<typeof useFollowed>['changeContact']
}

/** Where the team reaches the person, and the way to another address. */
export function ContactBox({ request, saving }: ContactBoxProps) {
  const { contact_name: name, email, whatsapp, may } = request
  return (
    <section aria-labelledby="contato" className="mt-10">
      <h2 id="contato" className="text-h3">
        {texts.contact}
      </h2>
      <p className="num mt-2 wrap-anywhere">
        {[name, email, whatsapp && whatsappText(whatsapp)].filter(Boolean).join(' · ')}
      </p>
      {may.change_contact ? (
        <Disclosure label={texts.changeContact}>
          <ContactForm key={`${name}${email}${whatsapp}`} request={request} saving={saving} />
        </Disclosure>
      ) : null}
    </section>
  )
}

function ContactForm({ request, saving }: ContactBoxProps) {
  const [contact, setContact] = useState({
    contactName: request.contact_name,
    email: request.email,
    whatsapp: request.whatsapp ?? '',
  })
  const [hasTried, setTried] = useState(false)
  const wrong = contactProblems(contact)
  const messages = coverageTexts.problems
  const problems = hasTried
    ? {
        ...(wrong.contact_name ? { contact_name: messages.contact_name } : {}),
        ...(wrong.email ? { email: messages.email } : {}),
        ...(wrong.whatsapp ? { whatsapp: messages.whatsapp } : {}),
      }
    : {}

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.values(wrong).some(Boolean) || saving.isPending) return
    saving.mutate(contactOf(contact))
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 pt-3">
      <ContactFields
        contact={contact}
        problems={problems}
        onChange={(part) => setContact((now) => ({ ...now, ...part }))}
        idOf={(field) => `contato-${field}`}
      />
      <div>
        <Button type="submit" size="sm" pending={saving.isPending}>
          {texts.saveContact}
        </Button>
      </div>
    </form>
  )
}
