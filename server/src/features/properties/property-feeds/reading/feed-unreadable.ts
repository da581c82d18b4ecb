export type UnreadableCode =
  | 'empty'
  | 'html'
  | 'not-xml'
  | 'unclosed'
  | 'entities'
  | 'too-deep'
  | 'too-many'
  | 'encoding'
  | 'unknown-format'

/** The file as a whole is no feed: nothing of it is taken. The sentence is for the owner. */
export class FeedUnreadable extends Error {
  readonly code: UnreadableCode
  readonly sentence: string
  constructor(code: UnreadableCode, sentence: string) {
    super(code)
    this.name = 'FeedUnreadable'
    this.code = code
    this.sentence = sentence
  }
}
