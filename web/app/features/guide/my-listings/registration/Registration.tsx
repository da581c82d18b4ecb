import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { REVIEW_HOURS } from '@portal/contract/guide/establishments/review-promise'
import { useNavigate, useSearchParams } from 'react-router'
import { DASHBOARD, screenAddress } from '~/screens/screen-address.ts'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { AddressFields } from '../fields/AddressFields.tsx'
import { BasicsFields } from '../fields/BasicsFields.tsx'
import { ContactFields } from '../fields/ContactFields.tsx'
import { summaryOf } from '../fields/form-fields.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import type { PhotosSlot } from '../screens/PhotosScreen.tsx'
import { type PageSlot, WholePage } from '../screens/WholePage.tsx'
import { HoursStep } from './HoursStep.tsx'
import { readKept } from './kept-typing.ts'
import { PhotosStep } from './PhotosStep.tsx'
import { Review } from './Review.tsx'
import { StepFrame, stepAddress } from './StepFrame.tsx'
import { doneSteps, resumeStep, type Step, stepAfter } from './steps.rules.ts'
import { UnclaimedPages } from './UnclaimedPages.tsx'
import { useRegistration } from './use-registration.ts'

const texts = myListingsTexts.registration

type RegistrationProps = {
  userId: string
  /** The draft to go on with; null begins a new one. */
  draft: OwnEstablishment | null
  /** Of the account: the business begins with it. */
  whatsapp?: string | undefined
  renderPhotos: PhotosSlot
  renderPage: PageSlot
}

/** From nothing to a listing sent for review, in steps that may be left at any time. */
export function Registration(props: RegistrationProps) {
  const { userId, draft, whatsapp = '', renderPhotos, renderPage } = props
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const leftAt = draft ? (readKept(userId, draft.id)?.step ?? null) : null
  const step = resumeStep(draft, search.get('passo'), leftAt)
  const registration = useRegistration({ userId, initial: draft, step, whatsapp })
  const { base, form, problems, change } = registration

  function goOn(listing: OwnEstablishment, to: Step = stepAfter(step)) {
    void navigate(stepAddress(listing.id, to))
  }
  function leave(isSaved: boolean) {
    toast(isSaved ? texts.leftSaved : texts.leftTyped)
    void navigate(base ? screenAddress('inicio', base.id) : DASHBOARD)
  }
  const frame = {
    step,
    done: doneSteps(base),
    listingId: base?.id ?? null,
    savedAt: registration.savedAt,
  }
  if (base && step === 'horarios') {
    return (
      <HoursStep
        {...frame}
        listing={base}
        onSaved={(listing) => {
          registration.adopt(listing)
          goOn(listing)
        }}
        onLater={() => leave(true)}
      />
    )
  }
  if (base && step === 'fotos') {
    return (
      <PhotosStep
        {...frame}
        listing={base}
        renderPhotos={renderPhotos}
        onSaved={(listing) => {
          registration.adopt(listing)
          goOn(listing)
        }}
        onLater={() => leave(true)}
      />
    )
  }
  const shared = {
    ...frame,
    failure: registration.failure,
    isSaving: registration.isSaving,
  }
  if (base && step === 'revisao') {
    const submit = async () => {
      if (await registration.submit()) void navigate(screenAddress('inicio', base.id))
      else return
      toast({
        title: texts.sent.title,
        description: texts.sent.text(REVIEW_HOURS),
        variant: 'success',
      })
    }
    return (
      <StepFrame
        {...shared}
        nextLabel={texts.submit}
        onNext={() => void submit()}
        onLater={() => leave(true)}
      >
        <FormErrorSummary problems={summaryOf(problems)} attempt={registration.attempt} />
        <Review listing={base} />
        <WholePage>{renderPage(base, form)}</WholePage>
      </StepFrame>
    )
  }
  const fields = { form, problems, onChange: change }
  return (
    <StepFrame
      {...shared}
      onNext={() => void registration.save().then((saved) => saved && goOn(saved))}
      onLater={() => void registration.saveWhatCan().then(leave)}
    >
      <FormErrorSummary problems={summaryOf(problems)} attempt={registration.attempt} />
      {registration.isRestored ? (
        <p className="rounded-item bg-mar-100 p-3 text-sm">{texts.restored}</p>
      ) : null}
      <Panel aria-label={texts.steps[step]}>
        {step === 'negocio' ? (
          <BasicsFields {...fields} afterName={base ? null : <UnclaimedPages name={form.name} />} />
        ) : null}
        {step === 'contato' ? (
          <ContactFields
            {...fields}
            whatsappHint={
              form.whatsapp !== '' && form.whatsapp === whatsapp
                ? myListingsTexts.fields.whatsapp.ofAccount
                : undefined
            }
          />
        ) : null}
        {step === 'endereco' ? <AddressFields {...fields} /> : null}
      </Panel>
    </StepFrame>
  )
}
