import { measureRichText } from '../rich-text/measure-rich-text.ts'
import { RichText } from '../rich-text/rich-text.ts'

/** Rich text that travels: e-mails and legal texts are read where photos and players are not. */
export const WordsOnly = RichText.refine((document) => {
  const { figures, embeds } = measureRichText(document)
  return figures === 0 && embeds === 0
}, 'Este texto não leva fotos nem incorporações.')
