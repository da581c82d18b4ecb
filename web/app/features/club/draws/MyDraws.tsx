import { enterDraw, type MyDraw } from '@portal/contract/club/draws/draw'
import { luckyText } from '@portal/contract/club/draws/draw-rules'
import { ENTRY_REASON_WORDS } from '@portal/contract/club/draws/draws.texts'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import {
  CheckboxField,
  ControlField,
  DateField,
  TextField,
  useFieldProblem,
} from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { onMomentText } from '~/platform/moment-in-sentence.ts'
import { dayText, momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { drawAddress, drawFile } from './draw-address.ts'
import { drawsTexts } from './draws.texts.ts'

const texts = drawsTexts.mine
const loading = { loading: texts.loading, loadError: texts.failed }

const myDrawsQuery = queryOptions({
  queryKey: ['me', 'draws'],
  queryFn: () => browserApi.get('/api/v1/my/draws'),
})

type Person = Pick<Profile, 'full_name' | 'birth_date'>

/** Draws one can take part in, and the numbers one has. */
export function MyDraws({ person }: { person: Person }) {
  return (
    <Loaded query={useQuery(myDrawsQuery)} texts={loading} why={failureText} className="h-40">
      {(draws) =>
        draws.length === 0 ? (
          <EmptyState icon={<Ticket />} title={texts.none}>
            {texts.noneText}
          </EmptyState>
        ) : (
          <div className="grid gap-4">
            {draws.map((mine) => (
              <OwnDraw key={mine.draw.number} mine={mine} person={person} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}

const dayOf = (date: string) => dayText(new Date(`${date}T12:00:00-03:00`))

function OwnDraw({ mine, person }: { mine: MyDraw; person: Person }) {
  const { draw, numbers, code, won } = mine
  const name = `${drawsTexts.name(draw.number)}: ${draw.title}`
  return (
    <Panel aria-label={name} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-h3">{name}</h3>
        <Badge tone={draw.status === 'open' ? 'ok' : 'neutral'}>
          {drawsTexts.status[draw.status]}
        </Badge>
      </div>
      {draw.status === 'open' ? (
        <p>
          <b className="font-semibold">{texts.prize(draw.first_prize)}</b>{' '}
          {mine.code ? texts.inIt : mine.may_enter ? texts.toDo : null}
        </p>
      ) : null}
      {draw.is_demo ? <p className="text-muted">{drawsTexts.demo}</p> : null}
      <p className="num text-muted">
        {draw.status === 'open' ? `${texts.closes(onMomentText(new Date(draw.closes_at)))} ` : null}
        {texts.extraction(momentText(new Date(draw.extraction_at)))}
      </p>
      {won.map((prize) => (
        <p key={prize.prize} className="rounded-input bg-sol-100 px-4 py-3 font-semibold">
          {texts.won(prize.prize, prize.title)}. {wonState(prize)}
        </p>
      ))}
      {numbers.length > 0 ? (
        <ul aria-label={texts.numbers} className="num flex flex-wrap gap-2">
          {numbers.map(({ number, reason }) => (
            <li key={number} className="rounded-input bg-areia-100 px-3 py-2">
              <b className="block text-h3">{luckyText(number, draw.series_count)}</b>
              <span className="text-sm text-muted">{ENTRY_REASON_WORDS[reason]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {code ? <p className="text-sm text-muted">{texts.code(code)}</p> : null}
      {mine.may_enter ? <TakePart mine={mine} person={person} /> : null}
      <TextLink to={drawAddress(draw.number)} block>
        {texts.page}
      </TextLink>
    </Panel>
  )
}

function wonState({ delivered_at, lapsed_at, claim_until }: MyDraw['won'][number]): string {
  if (delivered_at) return texts.delivered(dayText(new Date(delivered_at)))
  return lapsed_at ? texts.lapsed : texts.wonUntil(dayOf(claim_until))
}

type TakePartForm = { full_name: string; cpf: string; birth_date: string; accepts: boolean }

function TakePart({ mine, person }: { mine: MyDraw; person: Person }) {
  const client = useQueryClient()
  const { number } = mine.draw
  const editor = useEditor(enterDraw, {
    from: null,
    params: { number: String(number) },
    toForm: (): TakePartForm => ({
      full_name: person.full_name ?? '',
      cpf: '',
      birth_date: person.birth_date ?? '',
      accepts: false,
    }),
    toBody: ({ full_name, cpf, birth_date, accepts }: TakePartForm) => ({
      full_name,
      cpf,
      birth_date,
      // Told by the schema where it is not ticked.
      accepts: accepts as true,
      regulation_sha256: mine.regulation_sha256,
    }),
    idOf: (path) => `sorteio-${number}-${path}`,
    texts: { saved: texts.done, failed: texts.sendFailed },
    onSaved: (saved) =>
      client.setQueryData(myDrawsQuery.queryKey, (known = []) =>
        known.map((one) => (one.draw.number === saved.draw.number ? saved : one)),
      ),
  })
  return (
    <EditorForm
      editor={editor}
      isShort
      asksOnLeave={false}
      className="grid grid-cols-1 gap-4 border-line border-t pt-4"
    >
      <div>
        <h4 className="text-base">{texts.enter}</h4>
        <p className="text-muted">{texts.enterText}</p>
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <TextField name="full_name" label={texts.name} autoComplete="name" maxLength={120} />
        <ControlField name="cpf" label={texts.cpf}>
          {({ value, onChange }) => (
            <MaskedField mask="cpf" value={value} onValueChange={onChange} />
          )}
        </ControlField>
        <DateField name="birth_date" label={texts.birth} />
      </div>
      <div>
        <CheckboxField name="accepts" label={texts.accept} />
        <AcceptProblem />
        <TextLink block reloadDocument to={drawFile(number, 'regulamento.txt')} target="_blank">
          {texts.regulation}
        </TextLink>
      </div>
      {editor.failure ? <p role="alert">{editor.failure}</p> : null}
      <div>
        <Button type="submit" look="primary" pending={editor.isSaving}>
          {texts.send}
        </Button>
      </div>
    </EditorForm>
  )
}

function AcceptProblem() {
  const problem = useFieldProblem('accepts')
  return problem ? <FieldError id="sorteio-aceite">{problem}</FieldError> : null
}
