/** What a browser was sent and has opened. */
export type TakenMessage = {
  subscription: string
  at: Date
  /** As the browser reads it. */
  text: string
  notification: { title: string; body?: string; navigate: string; tag: string }
  ttlSeconds: number
  urgency: string
  topic: string | null
}
