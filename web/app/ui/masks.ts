import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'
import { maskitoNumber } from '@maskito/kit'

export type MaskName = 'phone' | 'cep' | 'cpf' | 'cnpj' | 'taxDocument' | 'money'

type Mask = {
  options: MaskitoOptions
  placeholder: string
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text'
  autoComplete: string
  /** What the form sends: bare digits (CNPJ: letters too), money in cents. */
  toRaw: (text: string) => string
  toText: (raw: string) => string
}

const onlyDigits = (text: string) => text.replace(/\D/g, '')

/** `0` stands for a digit, `X` for a digit or capital letter, the rest for itself. */
const pattern = (shape: string) =>
  [...shape].map((sign) => (sign === '0' ? /\d/ : sign === 'X' ? /[0-9A-Z]/ : sign))

/** Cleans what arrives at once (paste, autofill) before the mask cuts it to size. */
function cleaning(clean: (text: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    if (action !== 'validation') return { elementState, data: data.length > 1 ? clean(data) : data }
    const value = clean(elementState.value)
    if (value === elementState.value) return { elementState, data }
    return { elementState: { value, selection: [value.length, value.length] }, data }
  }
}

function digitMask(shape: string, rest: Pick<Mask, 'autoComplete'>): Mask {
  const options = { mask: pattern(shape) }
  return {
    ...rest,
    options,
    placeholder: shape,
    inputMode: 'numeric',
    toRaw: onlyDigits,
    toText: (raw) => maskitoTransform(raw, options),
  }
}

/** "+55 91 …" and "091 …" are the same number as "91 …". */
function withoutCountryCode(text: string) {
  const digits = onlyDigits(text).replace(/^0+/, '')
  if (digits.length > 11 && digits.startsWith('55')) return digits.slice(2)
  return onlyDigits(text).length > 11 ? digits : text
}

const phoneOptions: MaskitoOptions = {
  mask: ({ value }) =>
    pattern(onlyDigits(value).length > 10 ? '(00) 00000-0000' : '(00) 0000-0000'),
  preprocessors: [cleaning(withoutCountryCode)],
}

const inCapitals: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: elementState.value.toUpperCase() },
  data: data.toUpperCase(),
})
const CPF_SHAPE = '000.000.000-00'
const CNPJ_SHAPE = 'XX.XXX.XXX/XXXX-00'
const digitsAndCapitals = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

const cnpjOptions: MaskitoOptions = { mask: pattern(CNPJ_SHAPE), preprocessors: [inCapitals] }

/** Up to eleven digits are a CPF; a letter or a twelfth digit makes it a CNPJ. */
const taxDocumentOptions: MaskitoOptions = {
  mask: ({ value }) =>
    pattern(/^\d{0,11}$/.test(digitsAndCapitals(value)) ? CPF_SHAPE : CNPJ_SHAPE),
  preprocessors: [inCapitals],
}

const numberOptions = maskitoNumber({
  decimalSeparator: ',',
  thousandSeparator: '.',
  maximumFractionDigits: 2,
  min: 0,
})
const moneyOptions: MaskitoOptions = {
  ...numberOptions,
  preprocessors: [
    // A lone dot is the decimal key of some keyboards; "1234.56" was copied from a spreadsheet.
    ({ elementState, data }) => ({
      elementState,
      data: data.replace(/[^\d.,]/g, '').replace(/^(\d*)\.(\d{0,2})$/, '$1,$2'),
    }),
    ...numberOptions.preprocessors,
  ],
}

export const masks: Record<MaskName, Mask> = {
  phone: {
    options: phoneOptions,
    placeholder: '(00) 00000-0000',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    toRaw: onlyDigits,
    toText: (raw) => maskitoTransform(raw, phoneOptions),
  },
  cep: digitMask('00000-000', { autoComplete: 'postal-code' }),
  cpf: digitMask(CPF_SHAPE, { autoComplete: 'off' }),
  cnpj: {
    options: cnpjOptions,
    placeholder: '00.000.000/0000-00',
    inputMode: 'text',
    autoComplete: 'off',
    toRaw: digitsAndCapitals,
    toText: (raw) => maskitoTransform(raw, cnpjOptions),
  },
  taxDocument: {
    options: taxDocumentOptions,
    placeholder: '',
    inputMode: 'text',
    autoComplete: 'off',
    toRaw: digitsAndCapitals,
    toText: (raw) => maskitoTransform(raw, taxDocumentOptions),
  },
  money: {
    options: moneyOptions,
    placeholder: '0,00',
    inputMode: 'decimal',
    autoComplete: 'off',
    toRaw: textToCents,
    toText: centsToText,
  },
}

function textToCents(text: string) {
  const [reais = '', cents = ''] = text.split(',')
  const digits = onlyDigits(reais) + onlyDigits(cents).padEnd(2, '0')
  return /\d/.test(text) ? String(Number(digits)) : ''
}

function centsToText(cents: string) {
  if (cents === '') return ''
  return new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Number(cents) / 100)
}
