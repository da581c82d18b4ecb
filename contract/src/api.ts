import * as emailConfirmation from './accounts/email-confirmation.ts'
import * as password from './accounts/password.ts'
import * as people from './accounts/people.ts'
import * as personalData from './accounts/personal-data.ts'
import * as secondFactor from './accounts/second-factor.ts'
import * as session from './accounts/session.ts'
import * as signIn from './accounts/sign-in.ts'
import { signUp } from './accounts/sign-up.ts'
import { listAuditEntries } from './audit/audit-entry.ts'
import { sendErrorReport } from './diagnostics/error-report.ts'
import * as media from './media/media.ts'
import { sendContactMessage } from './messages/contact-message.ts'
import * as profile from './profiles/profile.ts'
import { readPortalSettings, updatePortalSettings } from './settings/portal-settings.ts'
import { startTrial } from './subscriptions/trial.ts'
import * as tabbar from './tabbar/tabbar-item.ts'

/** Every call of the API. The server must serve each of them: a test compares this with its routes. */
export const endpoints = {
  readPortalSettings,
  updatePortalSettings,
  listTabBarItems: tabbar.listTabBarItems,
  listAllTabBarItems: tabbar.listAllTabBarItems,
  createTabBarItem: tabbar.createTabBarItem,
  updateTabBarItem: tabbar.updateTabBarItem,
  removeTabBarItem: tabbar.removeTabBarItem,
  reorderTabBar: tabbar.reorderTabBar,
  sendErrorReport,
  checkEmail: signIn.checkEmail,
  signUp,
  signIn: signIn.signIn,
  proveSecondFactor: signIn.proveSecondFactor,
  startGoogleSignIn: signIn.startGoogleSignIn,
  readSession: session.readSession,
  refreshSession: session.refreshSession,
  signOut: session.signOut,
  listSessions: session.listSessions,
  revokeSession: session.revokeSession,
  requestPasswordRecovery: password.requestPasswordRecovery,
  resetPassword: password.resetPassword,
  changePassword: password.changePassword,
  sendEmailConfirmation: emailConfirmation.sendEmailConfirmation,
  confirmEmail: emailConfirmation.confirmEmail,
  startSecondFactor: secondFactor.startSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  removeSecondFactor: secondFactor.removeSecondFactor,
  exportPersonalData: personalData.exportPersonalData,
  deleteAccount: personalData.deleteAccount,
  readProfile: profile.readProfile,
  updateProfile: profile.updateProfile,
  completeProfile: profile.completeProfile,
  sendWhatsAppCode: profile.sendWhatsAppCode,
  confirmWhatsApp: profile.confirmWhatsApp,
  startTrial,
  sendContactMessage,
  listPeople: people.listPeople,
  changePersonPlan: people.changePersonPlan,
  changePersonRole: people.changePersonRole,
  endPersonSessions: people.endPersonSessions,
  listAuditEntries,
  uploadPhoto: media.uploadPhoto,
  readPhoto: media.readPhoto,
  describePhoto: media.describePhoto,
  removePhoto: media.removePhoto,
}
export type Endpoints = (typeof endpoints)[keyof typeof endpoints]
