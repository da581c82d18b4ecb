import { createContext } from 'react'

/** Takes what somebody wrote for a decision that came too late; without it a toast tells of that. */
export const KeptWords = createContext<((words: string) => void) | null>(null)
