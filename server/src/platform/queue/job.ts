import { z } from 'zod'

/** A job as whoever asks for it knows it: its name in the queue, and what it is told. */
export type JobDefinition<Data extends object> = {
  readonly 'define it with defineJob(name, schema) and list its handler in the jobs of its feature': true
} & { readonly name: string; readonly data: z.ZodType<Data> } & Uniqueness<Data>

type Uniqueness<Data extends object> = {
  /**
   * What it is about, never a person's name or address. Of one key a single job waits, however often it is
   * asked for, and a single one runs. Asked for while it runs, it runs once more afterwards.
   */
  key?(data: Data): string
  /** Its data names a person or an address: nothing of it is kept once it has ended. */
  namesPeople?: true
}

const NO_DATA = z.object({})

export function defineJob(name: string): JobDefinition<object>
export function defineJob<Data extends object>(
  name: string,
  data: z.ZodType<Data>,
  uniqueness?: Uniqueness<Data>,
): JobDefinition<Data>
export function defineJob(
  name: string,
  data: z.ZodType<object> = NO_DATA,
  uniqueness: Uniqueness<object> = {},
) {
  return { name, data, ...uniqueness }
}

/** What the worker does for one definition. It may run twice for the same job: it must not mind. */
export type Job<Deps, Data extends object = object> = {
  name: string
  data: z.ZodType<Data>
  retryLimit: number
  /** The longest pause between two tries. They begin at a second and double. */
  retryCeilingSeconds?: number
  expireInSeconds: number
  /** Somebody waits for it, as for a link or a code: more of them run at once than of any other kind. */
  urgent?: true
  /** Takes much of the machine by itself: one at a time in each worker. */
  heavy?: true
  /** Cron in the city's time zone, for work that nobody asks for; one at a time, and one that waits. */
  schedule?: string
  handle(data: Data, deps: Deps): Promise<void>
} & Uniqueness<Data>

/**
 * How every e-mail is tried that is still worth reading tomorrow: a mail server that is away for a night loses
 * nobody theirs. One with a code that lives for minutes has numbers of its own.
 */
export const EMAIL_JOB = {
  retryLimit: 60,
  retryCeilingSeconds: 1800,
  expireInSeconds: 60,
} as const
/** After so long no e-mail is being tried any more. */
export const EMAIL_TRIED_MS = 2 * 24 * 3_600_000

export type JobSender = {
  /** `at`: not before this moment. `first`: before others of its kind that wait. */
  add<Data extends object>(
    job: JobDefinition<Data>,
    data: NoInfer<Data>,
    options?: { at?: Date; first?: boolean },
  ): Promise<void>
  /** What was given up on, as it was asked for. */
  again(work: { id: string; job: string; data: object }): Promise<void>
}
