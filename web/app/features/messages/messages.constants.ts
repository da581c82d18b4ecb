/** The contract's longest message. */
export const LONGEST_MESSAGE = 2000
