import { DIRECTORY_SORTS, SORT_WORDS } from '@portal/contract/establishments/vocabulary'
import type { FormEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { CarriedFields } from './CarriedFields.tsx'
import { DIRECTORY_PATH, type DirectoryState } from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'

const texts = directoryTexts.filters

type ListControlsProps = {
  state: DirectoryState
  neighbourhoods: readonly { name: string; count: number }[]
}

/** A form of the browser's own lists; with a script a choice is sent at once. */
export function ListControls({ state, neighbourhoods }: ListControlsProps) {
  const submit = useSubmit()
  const send = (event: FormEvent<HTMLFormElement>) =>
    void submit(chosenOnly(new FormData(event.currentTarget)), {
      action: DIRECTORY_PATH,
      preventScrollReset: true,
    })
  const sorts = DIRECTORY_SORTS.filter((sort) => sort !== 'distancia' || state.lat !== undefined)
  return (
    // Made anew with the address: a list the browser remembers would not follow it.
    <Form
      key={`${state.bairro} ${state.ordem}`}
      action={DIRECTORY_PATH}
      onChange={send}
      className="flex flex-wrap items-end gap-3 max-md:w-full"
    >
      <CarriedFields state={state} own={['bairro', 'ordem']} />
      <Field label={texts.neighbourhood} className="min-w-36 flex-1 md:w-52 md:flex-none">
        <PlainSelect name="bairro" defaultValue={state.bairro ?? ''}>
          <option value="">{texts.anyNeighbourhood}</option>
          {neighbourhoods.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </PlainSelect>
      </Field>
      <Field label={texts.sort} className="min-w-36 flex-1 md:w-52 md:flex-none">
        <PlainSelect name="ordem" defaultValue={state.ordem ?? 'relevancia'}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <noscript>
        <Button type="submit" look="line">
          {texts.apply}
        </Button>
      </noscript>
    </Form>
  )
}

/** What is as usual stays out of the address. */
function chosenOnly(form: FormData): URLSearchParams {
  const fields = [...form.entries()].map(([name, value]): [string, string] => [name, String(value)])
  return new URLSearchParams(fields.filter(([, value]) => value && value !== 'relevancia'))
}
