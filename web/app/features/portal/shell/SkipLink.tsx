import { shellTexts } from './shell.texts.ts'

/** First stop of the Tab key; the page's main element carries the id. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="-left-[9999px] absolute rounded-input bg-sol-400 px-4 py-3 focus:top-4 focus:left-4 focus:z-99"
    >
      {shellTexts.skip}
    </a>
  )
}
