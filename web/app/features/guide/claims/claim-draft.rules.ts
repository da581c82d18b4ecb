import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { ClaimProof } from '@portal/contract/guide/claims/claim'
import { isCnpj } from '@portal/contract/shared/cnpj'
import { claimFormTexts as texts } from './claim-form.texts.ts'
import { CODE_LENGTH } from './claims.constants.ts'

export type ClaimDraft = {
  cnpj: string
  way: 'phone' | 'document'
  code: string
  isCodeSent: boolean
  document: OwnPhoto[]
  message: string
}

export const newDraft = (hasPhone: boolean): ClaimDraft => ({
  cnpj: '',
  way: hasPhone ? 'phone' : 'document',
  code: '',
  isCodeSent: false,
  document: [],
  message: '',
})

/** Whatever surrounds a pasted code ("123 456", "código: 123456") falls away. */
export const codeDigits = (text: string) => text.replace(/\D/g, '').slice(0, CODE_LENGTH)

export type ClaimProblems = { cnpj: string | null; proof: string | null }

export function problemsOf(draft: ClaimDraft): ClaimProblems {
  return {
    cnpj: isCnpj(draft.cnpj) ? null : texts.cnpjInvalid,
    proof: draft.way === 'phone' ? codeProblem(draft) : documentProblem(draft),
  }
}

function codeProblem({ code, isCodeSent }: ClaimDraft) {
  if (!isCodeSent) return texts.code.askFirst
  return code.length === CODE_LENGTH ? null : texts.code.missing
}

function documentProblem({ document: [photo] }: ClaimDraft) {
  if (!photo) return texts.document.missing
  if (photo.status === 'failed') return texts.document.failed
  return photo.status === 'processing' ? texts.document.wait : null
}

export function proofOf({ way, code, document: [photo] }: ClaimDraft): ClaimProof {
  return way === 'phone' ? { kind: 'phone', code } : { kind: 'document', media_id: photo?.id ?? '' }
}
