/** A change of the text is a new version with its day; the old one stays in the history. */
export const PRIVACY_POLICY = { version: '1.0', since: '2026-11-15' } as const
export const TERMS_OF_USE = { version: '1.0', since: '2026-11-15' } as const
