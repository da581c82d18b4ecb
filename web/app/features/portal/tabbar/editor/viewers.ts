import type { PlanType } from '@portal/contract/shared/plans'
import type { Viewer } from '../tabbar.rules.ts'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'

export type ViewerName = 'public' | PlanType

/** Whose bar can be looked at, from least to most rights. */
const VIEWERS: ViewerName[] = [
  'public',
  'clube',
  'atalaia',
  'macarico',
  'espadarte',
  'admin',
  'superadmin',
]

export const viewerLabel = (name: ViewerName) =>
  name === 'public' ? tabbarEditorTexts.preview.visitor : tabbarEditorTexts.audiences[name]

export const VIEWER_OPTIONS = VIEWERS.map((value) => ({ value, label: viewerLabel(value) }))

export const viewerOf = (name: ViewerName): Viewer =>
  name === 'public' ? { status: 'visitor' } : { status: 'member', planType: name }
