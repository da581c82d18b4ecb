import { createHmac } from 'node:crypto'

/** The address a bank is told to post to ends in this: there is no signature to check. */
export const hintSecret = (authSecret: string) =>
  createHmac('sha256', authSecret).update('pix-hints').digest('hex').slice(0, 40)

/** Where the bank of this portal posts that something was paid. */
export const hintAddress = (publicOrigin: string, authSecret: string) =>
  `${publicOrigin}/api/v1/pix-hints/${hintSecret(authSecret)}`
