import type { HouseStay } from '@portal/contract/lodging/stays/calendar'
import { useState } from 'react'
import { useNow } from '~/platform/use-now.ts'
import { EndStayDialog } from './EndStayDialog.tsx'
import { RequestCard } from './RequestCard.tsx'
import { useCalendarWrites } from './use-calendar-writes.ts'

type StayRequestsProps = {
  establishmentId: string
  /** Those that run out first come first. */
  requests: readonly HouseStay[]
  /** Others on the screen may be more urgent. */
  isFirst?: boolean
  onAnswered?: () => void
}

/** Requests for nights, each with its yes and its no. */
export function StayRequests(props: StayRequestsProps) {
  const { establishmentId, requests, isFirst = true, onAnswered } = props
  const now = useNow(new Date().toISOString())
  const writes = useCalendarWrites(establishmentId)
  const [declining, setDeclining] = useState<HouseStay | null>(null)
  const close = () => {
    setDeclining(null)
    onAnswered?.()
  }
  return (
    <>
      {requests.map((stay, index) => (
        <RequestCard
          key={stay.id}
          establishmentId={establishmentId}
          stay={stay}
          now={now}
          isFirst={isFirst && index === 0}
          writes={writes}
          onAccepted={onAnswered}
          onDecline={() => setDeclining(stay)}
        />
      ))}
      {declining ? <EndStayDialog stay={declining} writes={writes} onClose={close} /> : null}
    </>
  )
}
