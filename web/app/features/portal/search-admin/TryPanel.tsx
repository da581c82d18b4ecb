import { ANSWER_RULES } from '@portal/contract/portal/search/answer.texts'
import { SEARCH_KIND_WORDS } from '@portal/contract/portal/search/search.texts'
import { isNameOf } from '@portal/contract/shared/records'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { tryQuery } from './search-admin.queries.ts'
import { searchAdminTexts } from './search-admin.texts.ts'

const texts = searchAdminTexts.try
const ROWS = 8

const ruleName = (rule: string) => (isNameOf(ANSWER_RULES, rule) ? ANSWER_RULES[rule] : rule)

/** Which answer a question gets, by which words, and what is listed below it. */
export function TryPanel() {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const tried = useQuery(tryQuery(q))
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === q) void tried.refetch()
    setQ(typed.trim())
  }
  return (
    <Panel aria-label={texts.title}>
      <h2 className="text-h3">{texts.title}</h2>
      <form noValidate onSubmit={ask} className="mt-3 flex flex-wrap items-end gap-3">
        <Field label={texts.label} hint={texts.hint} className="min-w-0 flex-1">
          <Input
            type="search"
            value={typed}
            maxLength={120}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" pending={tried.isFetching}>
          {texts.button}
        </Button>
      </form>
      <div aria-live="polite" className="mt-4">
        {tried.isError ? (
          <p className="text-vermelho-700">
            {texts.failed}. {failureText(tried.error)}
          </p>
        ) : null}
        {tried.data && q ? <Tried q={q} {...tried.data} /> : null}
      </div>
    </Panel>
  )
}

type TriedData = Awaited<ReturnType<NonNullable<ReturnType<typeof tryQuery>['queryFn']>>>

function Tried({ q, heard, found }: TriedData & { q: string }) {
  const { answer } = heard
  const rows = found.groups.flatMap(({ results }) => results).slice(0, ROWS)
  const lines: [string, string][] = [
    [texts.rule, heard.rule ? ruleName(heard.rule) : (answer?.label ?? texts.none)],
    [texts.by, heard.rule_words.join(', ')],
    [texts.heard, heard.words.join(' ')],
    [texts.filters, [...heard.filters, ...heard.kinds].map(ruleName).join(', ')],
    [texts.places, heard.places.join(', ')],
    [texts.day, heard.day ?? ''],
    [texts.rest, heard.rest.join(', ')],
    [texts.says, answer ? [answer.title, answer.value, answer.text].filter(Boolean).join(' ') : ''],
  ]
  return (
    <>
      <dl className="grid gap-2 text-sm">
        {lines
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-break-word font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
      {rows.length > 0 ? (
        <>
          <h3 className="mt-4 text-base">{texts.results}</h3>
          <ol className="mt-1 text-sm">
            {rows.map(({ id, kind, title }) => (
              <li key={id} className="wrap-break-word">
                {title.text} · {SEARCH_KIND_WORDS[kind].one}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <TextLink block to={`/buscar?${new URLSearchParams({ q })}`}>
        {texts.open}
      </TextLink>
    </>
  )
}
