import { createContext } from 'react'

/**
 * What proves an inline script of a page to be ours; known only while the server renders. React gives
 * it to the scripts it writes itself, one that stands in a page takes it from here.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)
