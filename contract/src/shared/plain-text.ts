import { z } from 'zod'

const MESSAGE = 'Use apenas letras, números e pontuação.'
const sentenceFor = (max: number) => `Use no máximo ${max} caracteres.`

/** One line: no control characters, which no name or label has and PostgreSQL does not all keep. */
export const textLine = (max: number, tooLong = sentenceFor(max)) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(/^\P{Cc}*$/u, MESSAGE)

/** The same, with line breaks. */
export const textBlock = (max: number) =>
  z
    .string()
    .trim()
    .max(max, sentenceFor(max))
    .regex(/^(\P{Cc}|[\n\r\t])*$/u, MESSAGE)
