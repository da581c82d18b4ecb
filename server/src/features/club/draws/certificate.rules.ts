import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { pdfProblem } from '../../../platform/pdf-file.ts'
import { drawsTexts } from './draws.texts.ts'

const { certificate: texts } = drawsTexts
const SENTENCES = {
  'not-pdf': texts.notPdf,
  cut: texts.cut,
  locked: texts.locked,
  active: texts.active,
} as const

export function requirePdf(content: Buffer) {
  const problem = pdfProblem(content)
  if (problem) throw refusal(problem, SENTENCES[problem])
}

export const refusal = (code: string, sentence: string) =>
  new Invalid(`draws.certificate-${code}`, code, [{ path: 'file', message: sentence }], sentence)
