import { writeFile } from 'node:fs/promises'
import { PIX_RECEIPT } from '@portal/contract/money/house-pix/house-pix.texts'
import { Conflict, Invalid, TooLarge } from '../../../platform/errors/domain-errors.ts'
import { PhotoRefused } from '../../../platform/images/inspect-photo.ts'
import { isPdf, pdfProblem } from '../../../platform/pdf-file.ts'
import { announce } from './answer-charge.ts'
import type { Deps } from './house-pix.feature.ts'
import { type Charge, mayAttach } from './house-pix.rules.ts'
import { receiptTexts as texts } from './house-pix.texts.ts'
import type { ReceiptFile } from './pix-receipts.store.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'images' | 'scratch' | 'sensitiveCalls'>
const MEGABYTE = 1024 * 1024

/** Before the file is listened to: whose Pix it is was asked already. */
export async function admitReceipt(charge: Charge, { sensitiveCalls }: Needs) {
  requireAttachable(charge)
  await sensitiveCalls.spend('pix-receipt', charge.id, texts.tooMany)
}

/** Beside the claim, for the house to find it sooner. Nothing of what is in it is read or believed. */
export async function attachReceipt(charge: Charge, content: Buffer, deps: Needs) {
  const file = isPdf(content) ? keptPdf(content) : await pictureOf(content, deps)
  await deps.work.transaction(async (within) => {
    const seen = await within.houseCharges.hold(charge.id)
    if (!seen) throw tooLate()
    requireAttachable({ ...charge, ...seen })
    await within.pixReceipts.keep(charge.id, file, deps.clock.now())
    announce(within, charge)
  })
}

/** By who sent it, at any time. */
export async function removeReceipt(charge: Charge, { work }: Pick<Needs, 'work'>) {
  await work.transaction(async (within) => {
    if (await within.pixReceipts.remove(charge.id)) announce(within, charge)
  })
}

function requireAttachable(charge: Pick<Charge, 'status'>) {
  if (!mayAttach(charge)) throw tooLate()
}
const tooLate = () => new Conflict('house-pix.receipt', 'not claimed', texts.notNow)

/** Whole and without a life of its own. It is shown to nobody here: whoever looks takes it away as a file. */
function keptPdf(content: Buffer): ReceiptFile {
  if (content.length > PIX_RECEIPT.pdfMegabytes * MEGABYTE) throw tooLarge(texts.pdfTooLarge)
  const problem = pdfProblem(content)
  if (problem) throw refusal(problem, texts.pdf[problem])
  return { kind: 'pdf', content }
}

/** Made anew: of what was sent only the picture is kept. */
async function pictureOf(content: Buffer, { scratch, images }: Needs): Promise<ReceiptFile> {
  return scratch.use(async (file) => {
    await writeFile(file, content, { flag: 'wx' })
    try {
      await images.inspect(file)
      return { kind: 'picture', content: await images.plain(file) }
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error
      throw refusal(error.refusal, texts.picture[error.refusal])
    }
  })
}

export const tooLarge = (sentence: string = texts.tooLarge) =>
  new TooLarge('house-pix.receipt-too-large', 'above the limit', sentence)
export const refusal = (code: string, sentence: string) =>
  new Invalid(`house-pix.receipt-${code}`, code, [{ path: 'file', message: sentence }], sentence)
