import { foreignParsers } from './foreign-parsers.ts'
import { serveForeign } from './platform/foreign/serve-foreign.ts'

serveForeign(foreignParsers)
