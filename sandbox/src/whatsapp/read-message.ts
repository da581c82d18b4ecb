import { GraphError } from './graph-error.ts'

export type Draft =
  | { kind: 'template'; to: string; template: string; code: string }
  /** Of category utility: words of its own, with what they are filled with. */
  | { kind: 'notice'; to: string; template: string; words: string[] }
  | { kind: 'text'; to: string; text: string }

const LONGEST_CODE = 15
const LONGEST_TEXT = 4096
const LONGEST_NOTICE = 1024

type Fields = Record<string, unknown>

/** Reads a call as strictly as the Cloud API does, or throws the error it would answer. */
export function readMessage(body: unknown): Draft {
  const fields = readObject(body, 'body')
  if (fields.messaging_product !== 'whatsapp') {
    throw new GraphError(100, 'messaging_product must be "whatsapp"')
  }
  if ((fields.recipient_type ?? 'individual') !== 'individual') {
    throw new GraphError(131009, 'recipient_type must be "individual"')
  }
  const to = readText(fields, 'to')
  if (!/^\+?[\d ().-]+$/.test(to) || !/^\d{8,15}$/.test(to.replace(/\D/g, ''))) {
    throw new GraphError(131009, 'to must be a phone number with country code')
  }
  // A call without a type is a text message.
  if (fields.type === 'template') return { to, ...readTemplate(fields) }
  if ((fields.type ?? 'text') === 'text') return { kind: 'text', to, text: readBody(fields) }
  throw new GraphError(131051, 'type must be "template" or "text"')
}

function readBody(fields: Fields) {
  const text = readText(readObject(fields.text, 'text'), 'body')
  if (text.length > LONGEST_TEXT) {
    throw new GraphError(131009, `text.body must be at most ${LONGEST_TEXT} characters`)
  }
  return text
}

function readTemplate(fields: Fields) {
  const template = readObject(fields.template, 'template')
  const name = readText(template, 'name')
  if (!/^[a-z0-9_]+$/.test(name)) throw new GraphError(132001, `template name (${name})`)
  const language = readText(readObject(template.language, 'template.language'), 'code')
  if (language !== 'pt_BR') {
    throw new GraphError(132001, `template name (${name}) does not exist in ${language}`)
  }
  return isNotice(template)
    ? { kind: 'notice' as const, template: name, words: readNotice(template) }
    : { kind: 'template' as const, template: name, code: readCode(template) }
}

/** A code stands alone in its body, and has a button; what tells something fills more than one gap. */
const isNotice = ({ components }: Fields) =>
  Array.isArray(components) &&
  components.length === 1 &&
  ((components[0] as Fields | null)?.parameters as unknown[] | undefined)?.length !== 1

/** What fills a template may hold no break of a line, nor more than four spaces in a row. */
function readNotice({ components }: Fields): string[] {
  const parts = (components as unknown[]).map((part) => readObject(part, 'template.components'))
  const parameters = parts.find(({ type }) => lower(type) === 'body')?.parameters
  if (!Array.isArray(parameters) || parameters.length === 0) {
    throw new GraphError(132000, 'body: number of params does not match')
  }
  const words = parameters.map((one) => {
    const parameter = readObject(one, 'body.parameters')
    if (parameter.type !== 'text') throw new GraphError(131009, 'body: type must be "text"')
    return readText(parameter, 'text')
  })
  if (words.some((text) => /[\n\t]/.test(text) || text.includes(' '.repeat(5)))) {
    throw new GraphError(132018, 'Param text cannot have new-line/tab characters')
  }
  if (words.join('').length > LONGEST_NOTICE) throw new GraphError(132005, 'text too long')
  return words
}

/** A template of category authentication carries its code twice: to be read and to be copied. */
function readCode({ components }: Fields) {
  if (!Array.isArray(components)) throw new GraphError(131008, 'template.components is missing')
  const parts = components.map((part) => readObject(part, 'template.components'))
  const button = parts.find(({ type }) => lower(type) === 'button')
  const inBody = readParameter(
    parts.find(({ type }) => lower(type) === 'body'),
    'body',
  )
  const inButton = readParameter(button, 'button')
  if (lower(button?.sub_type) !== 'url' || String(button?.index) !== '0') {
    throw new GraphError(131009, 'the button must be of sub_type "url" and index "0"')
  }
  if (inBody !== inButton) throw new GraphError(131009, 'body and button must carry the same code')
  if (inBody.length > LONGEST_CODE) {
    throw new GraphError(131009, `the code must be at most ${LONGEST_CODE} characters`)
  }
  return inBody
}

function readParameter(part: Fields | undefined, name: string) {
  const parameters = part?.parameters
  if (!Array.isArray(parameters) || parameters.length !== 1) {
    throw new GraphError(132000, `${name}: number of params does not match the expected number (1)`)
  }
  const parameter = readObject(parameters[0], `${name}.parameters`)
  if (parameter.type !== 'text') throw new GraphError(131009, `${name}: type must be "text"`)
  return readText(parameter, 'text')
}

function readObject(value: unknown, name: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new GraphError(131008, `${name} is missing`)
}

function readText(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string' && value.trim() !== '') return value
  throw new GraphError(131008, `${name} is missing`)
}

/** Meta's own examples write these words in both cases. */
function lower(value: unknown) {
  return typeof value === 'string' ? value.toLowerCase() : undefined
}
