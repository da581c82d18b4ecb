import { describe, expect, it } from 'vitest'
import { readMessage } from './read-message.ts'
import { codeMessage, textMessage } from './testing/send-message.ts'

const { template, ...envelope } = codeMessage('482913')
const [body, button] = template.components
const withTemplate = (changes: object) => ({ ...envelope, template: { ...template, ...changes } })
const withComponents = (...components: unknown[]) => withTemplate({ components })

describe('readMessage', () => {
  it('reads the code of a template, in either case of the words', () => {
    const message = withComponents(
      { ...body, type: 'BODY' },
      { ...button, sub_type: 'URL', index: 0 },
    )

    expect(readMessage(message)).toEqual({
      kind: 'template',
      to: '5591988887777',
      template: 'codigo_de_acesso',
      code: '482913',
    })
  })

  it('takes a call without type for a text', () => {
    const { type: _type, ...untyped } = textMessage('oi')

    expect(readMessage(untyped)).toEqual({ kind: 'text', to: '5591988887777', text: 'oi' })
  })

  it('takes a code of 15 characters', () => {
    expect(readMessage(codeMessage('123456789012345'))).toMatchObject({ code: '123456789012345' })
  })

  it.each([
    ['nothing', undefined, 131008],
    ['a list', [], 131008],
    ['another product', { ...textMessage('oi'), messaging_product: 'sms' }, 100],
    ['a group', { ...textMessage('oi'), recipient_type: 'group' }, 131009],
    ['no recipient', { ...textMessage('oi'), to: undefined }, 131008],
    ['a recipient that is no number', textMessage('oi', 'ana@exemplo.test'), 131009],
    ['a number without country code', textMessage('oi', '8888777'), 131009],
    ['another type', { ...textMessage('oi'), type: 'image' }, 131051],
    ['an empty text', textMessage(' '), 131008],
    ['a text that is too long', textMessage('x'.repeat(4097)), 131009],
    ['no template', { ...envelope }, 131008],
    ['a name no template can have', withTemplate({ name: 'Código' }), 132001],
    ['another language', withTemplate({ language: { code: 'en_US' } }), 132001],
    ['no language', withTemplate({ language: undefined }), 131008],
    ['no components', withTemplate({ components: undefined }), 131008],
    ['no button', withComponents(body), 132000],
    ['no body', withComponents(button), 132000],
    ['two parameters', withComponents({ ...body, parameters: [1, 2] }, button), 132000],
    ['a parameter that is no text', withComponents({ ...body, parameters: [{}] }, button), 131009],
    ['another button', withComponents(body, { ...button, sub_type: 'quick_reply' }), 131009],
    ['a second button', withComponents(body, { ...button, index: '1' }), 131009],
    ['two different codes', codeMessage('482913', { buttonCode: '482914' }), 131009],
    ['a code that is too long', codeMessage('1234567890123456'), 131009],
  ])('refuses %s', (_name, message: unknown, code) => {
    expect(() => readMessage(message)).toThrow(expect.objectContaining({ code }))
  })
})
