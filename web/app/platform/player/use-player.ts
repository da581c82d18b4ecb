import { useSyncExternalStore } from 'react'
import { type PlayerState, player } from './player.ts'

const SILENCE: PlayerState = { track: null, isPlaying: false }

/** What plays now; on the server nothing does. */
export const usePlayer = () => useSyncExternalStore(player.subscribe, player.read, () => SILENCE)
