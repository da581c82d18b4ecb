declare const proved: unique symbol

/**
 * An address whose owner has shown that it is theirs. Much is kept by address, for people with and
 * without an account; whoever types an address into a sign-up must not reach what is its owner's. So a
 * store that looks for an account's address asks for one of these, and only this file makes them.
 */
export type ProvedEmail = string & { readonly [proved]: true }

/** By what a person's data is found. */
export type PersonKey = {
  userId: string
  /** Null until the person has shown that the address is theirs. */
  provedEmail: ProvedEmail | null
}

type Account = { userId: string; email: string; emailVerified: boolean }

export const personKey = ({ userId, email, emailVerified }: Account): PersonKey => ({
  userId,
  provedEmail: emailVerified ? (email as ProvedEmail) : null,
})

/** A link that was sent to nobody but this address has come back. */
export const provedByLink = ({ email }: { email: string }) => email as ProvedEmail
