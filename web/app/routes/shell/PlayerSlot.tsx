import { useLocation } from 'react-router'
import { isAdminPath } from '~/features/tabbar/tabbar.rules.ts'
import { usePlayer } from '~/platform/player/use-player.ts'
import { useLazyPart } from './use-lazy-part.ts'

const loadBar = () => import('~/features/player/PlayerBar.tsx').then((module) => module.PlayerBar)

/** The player's bar: its code comes when something plays, and no page carries it before. */
export function PlayerSlot() {
  const { track, isPlaying } = usePlayer()
  const { pathname } = useLocation()
  const Bar = useLazyPart(loadBar, track !== null)
  if (!Bar || !track) return null
  return <Bar track={track} isPlaying={isPlaying} hasTabs={!isAdminPath(pathname)} />
}
