import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../../test/test-app.ts'

/** A Saturday in July, at noon. */
const clock = fixedClock('2026-07-18T15:00:00Z')
const portal = useTestApp({ clock })
let admin: TestPerson

const answerTo = async (q: string, who?: TestPerson) => {
  const { status, json } = await call(
    portal,
    'GET',
    `/search?q=${encodeURIComponent(q)}`,
    undefined,
    who,
  )
  expect(status).toBe(200)
  return json.answer
}
const manage = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object, who?: TestPerson) =>
  call(portal, method, `/admin/search${path}`, body, who)

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  await portal.deps.work.transaction(async ({ utilities }) => {
    const entry = {
      ...{ address: '', place: null, hours: '', source_url: '', status: 'published' as const },
      ...{ verifiedAt: null, source_name: 'Corpo de Bombeiros' },
    }
    await utilities.add(
      {
        ...entry,
        kind: 'emergency',
        title: 'Bombeiros',
        body: 'Salvamento.',
        phones: [{ number: '193', label: '', is_whatsapp: false }],
      },
      clock.now(),
    )
  })
})

describe('an answer above the results', () => {
  // spec: 838
  it('tells the tide of a day with its source and hour', async () => {
    const today = await answerTo('hora da maré hj')
    expect(today).toMatchObject({
      kind: 'tide',
      label: 'Maré hoje',
      note: 'Não use para navegação.',
      as_of: '2026-07-18T15:00:00.000Z',
    })
    expect(today.facts.length).toBeGreaterThanOrEqual(3)
    expect(today.source.name).toContain('Estimativa')
    expect(await answerTo('mare amanha')).toMatchObject({
      label: 'Maré amanhã, domingo, 19 de julho',
    })
    expect((await answerTo('maré dia 25')).facts.length).toBeGreaterThanOrEqual(3)
  })

  // spec: 839
  it('has the number that helps first', async () => {
    expect(await answerTo('gente se afogando')).toMatchObject({
      kind: 'emergency',
      value: '193',
      actions: [{ kind: 'phone', href: 'tel:193' }, expect.anything()],
      source: { name: 'Corpo de Bombeiros' },
    })
  })

  // spec: 840
  it('says what the portal does not know, and where to ask', async () => {
    for (const q of [
      'farmácia de plantão',
      'onde sacar dinheiro',
      'vai chover hj',
      'banheiro público',
    ]) {
      const answer = await answerTo(q)
      expect(answer, q).toMatchObject({ is_missing: true })
      expect(answer.actions.length, q).toBeGreaterThan(0)
    }
  })

  // spec: 841
  it('is the same for everybody, also where it is about what is theirs', async () => {
    const person = await createPerson(portal)
    const own = await answerTo('cadê meu pedido', person)
    expect(own).toMatchObject({ kind: 'own', own: 'orders', places: [] })
    expect(own).toEqual(await answerTo('cadê meu pedido'))
  })

  it('stands on the first page of everything only', async () => {
    const { json } = await call(portal, 'GET', '/search?q=mare&tipo=event')
    expect(json.answer).toBeNull()
    expect(await answerTo('pousada do sossego')).toBeNull()
  })
})

describe('the words that lead to an answer', () => {
  // spec: 842
  it('are changed by the team, heard by the next question, and go back', async () => {
    const rules = await manage('GET', '/answer-rules', undefined, admin)
    expect(rules.json.find(({ rule }: { rule: string }) => rule === 'tide')).toMatchObject({
      is_default: true,
      version: 0,
    })
    expect(await answerTo('lançante')).toBeNull()
    const words = { rule: 'tide', anywhere: ['lançante'], alone: ['maré'], version: 0 }
    expect((await manage('PUT', '/answer-rules', words, admin)).json).toMatchObject({ version: 1 })
    expect((await answerTo('lançante')).kind).toBe('tide')
    // Somebody else read it before.
    expect((await manage('PUT', '/answer-rules', words, admin)).status).toBe(409)
    const tried = await manage('GET', '/try?q=lancante%20amanha', undefined, admin)
    expect(tried.json).toMatchObject({
      rule: 'tide',
      rule_words: ['lancante'],
      day: '2026-07-19',
      answer: { kind: 'tide' },
    })
    const restored = await manage('DELETE', '/answer-rules?rule=tide', undefined, admin)
    expect(restored.json).toMatchObject({ is_default: true })
    expect(await answerTo('lançante')).toBeNull()
  })

  it('are for administrators, and are words', async () => {
    const member = await createPerson(portal)
    const words = { rule: 'tide', anywhere: [], alone: ['maré'], version: 0 }
    expect((await manage('PUT', '/answer-rules', words)).status).toBe(401)
    expect((await manage('PUT', '/answer-rules', words, member)).status).toBe(403)
    expect((await manage('GET', '/try?q=mare', undefined, member)).status).toBe(403)
    for (const wrong of [{ rule: 'nope' }, { alone: ['!'] }, { alone: Array(81).fill('maré') }]) {
      expect((await manage('PUT', '/answer-rules', { ...words, ...wrong }, admin)).status).toBe(422)
    }
  })
})
