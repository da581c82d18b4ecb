import {
  type AdminDraw,
  deliverPrize,
  recordContact,
  type WinningPerson,
} from '@portal/contract/club/draws/draw-admin'
import { luckyText } from '@portal/contract/club/draws/draw-rules'
import {
  CONTACT_CHANNELS,
  CONTACT_WORDS,
  type ContactChannel,
} from '@portal/contract/club/draws/draws.texts'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { SelectField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { useSave } from '~/editing/use-save.ts'
import { ApiError } from '~/platform/api.ts'
import { downloadFile } from '~/platform/download-file.ts'
import { dayText, momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { drawsAdminTexts } from './draws-admin.texts.ts'

const texts = drawsAdminTexts.winners
const CHANNELS = CONTACT_CHANNELS.map((value) => ({ value, label: CONTACT_WORDS[value] }))
const moment = (at: string) => momentText(new Date(at))

type StepProps = { draw: AdminDraw; onSaved: (draw: AdminDraw) => void }

export function WinnersStep({ draw, onSaved }: StepProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <MinutesButton draw={draw} />
      {draw.winners.map((winner) => (
        <section
          key={winner.prize}
          aria-label={drawsAdminTexts.fields.prize(winner.prize)}
          className="grid grid-cols-1 gap-3 border-line border-t pt-4"
        >
          <h3 className="text-base">
            {drawsAdminTexts.fields.prize(winner.prize)}: {draw.prizes[winner.prize - 1]?.title}
          </h3>
          {winner.number === null ? (
            <p>{texts.nobody}</p>
          ) : (
            <Winner draw={draw} winner={winner} onSaved={onSaved} />
          )}
        </section>
      ))}
    </div>
  )
}

type WinnerProps = StepProps & { winner: WinningPerson }

function Winner({ draw, winner, onSaved }: WinnerProps) {
  const { delivered_at, lapsed_at, claim_until } = winner
  const isWaiting = !delivered_at && !lapsed_at
  const seriesCount = draw.record?.series_count ?? 1
  return (
    <>
      <Facts
        facts={[
          [texts.number, winner.number === null ? null : luckyText(winner.number, seriesCount)],
          [texts.person, winner.full_name ?? texts.forgotten],
          [texts.cpf, winner.cpf_hint],
          [texts.email, winner.email],
          [texts.whatsapp, winner.whatsapp],
          [texts.until, claim_until?.split('-').reverse().join('/')],
          [texts.contacts, contactsText(winner)],
        ]}
      />
      {delivered_at ? (
        <p>
          <b>{texts.delivered(winner.delivered_to ?? '', dayText(new Date(delivered_at)))}</b>{' '}
          {winner.delivery_note}
        </p>
      ) : null}
      {lapsed_at ? <p>{texts.lapsed(dayText(new Date(lapsed_at)))}</p> : null}
      {isWaiting && draw.may.deliver ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <ContactForm draw={draw} winner={winner} onSaved={onSaved} />
          <DeliveryForm draw={draw} winner={winner} onSaved={onSaved} />
        </div>
      ) : null}
    </>
  )
}

const contactsText = ({ contacts }: WinningPerson) =>
  contacts.length === 0
    ? texts.noContacts
    : contacts
        .map(({ at, channel, by, note }) =>
          [`${moment(at)}, ${CONTACT_WORDS[channel]}, ${by ?? texts.portal}`, note]
            .filter(Boolean)
            .join(': '),
        )
        .join('\n')

function ContactForm({ draw, winner: { prize }, onSaved }: WinnerProps) {
  const editor = useEditor(recordContact, {
    from: null,
    params: { id: draw.id, prize: String(prize) },
    toForm: (): { channel: ContactChannel; note: string } => ({ channel: 'whatsapp', note: '' }),
    toBody: (values) => values,
    idOf: (path) => `contato-${prize}-${path}`,
    texts: { saved: texts.contacted, failed: texts.contactFailed },
    onSaved,
  })
  return (
    <EditorForm editor={editor} isShort asksOnLeave={false} className="grid grid-cols-1 gap-3">
      <SelectField name="channel" label={texts.channel} options={CHANNELS} />
      <TextField name="note" label={texts.note} maxLength={280} />
      <div>
        <Button type="submit" look="line" size="sm" pending={editor.isSaving}>
          {texts.contact}
        </Button>
      </div>
    </EditorForm>
  )
}

function DeliveryForm({ draw, winner: { prize, full_name }, onSaved }: WinnerProps) {
  const editor = useEditor(deliverPrize, {
    from: null,
    params: { id: draw.id, prize: String(prize) },
    toForm: () => ({ delivered_to: full_name ?? '', note: '' }),
    toBody: (values) => values,
    idOf: (path) => `entrega-${prize}-${path}`,
    texts: { saved: texts.delivering, failed: texts.deliverFailed },
    onSaved,
  })
  return (
    <EditorForm editor={editor} isShort asksOnLeave={false} className="grid grid-cols-1 gap-3">
      <TextField name="delivered_to" label={texts.deliveredTo} maxLength={120} />
      <TextField name="note" label={texts.deliverNote} maxLength={400} />
      <div>
        <Button type="submit" look="primary" size="sm" pending={editor.isSaving}>
          {texts.deliver}
        </Button>
      </div>
    </EditorForm>
  )
}

/** Fetched, not followed as a link: who is refused reads why instead of an empty tab. */
function MinutesButton({ draw }: { draw: AdminDraw }) {
  const { isSaving, save } = useSave<void>()
  async function fetchMinutes() {
    const answer = await fetch(`/api/v1/admin/draws/${draw.id}/minutes`, { cache: 'no-store' })
    if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => null))
    downloadFile(`ata-sorteio-${draw.number}.pdf`, 'application/pdf', await answer.blob())
  }
  return (
    <div>
      <Button
        look="line"
        size="sm"
        pending={isSaving}
        onClick={() => void save({ run: fetchMinutes, failed: texts.minutesFailed })}
      >
        {texts.minutes}
      </Button>
    </div>
  )
}
