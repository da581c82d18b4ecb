import type { TeamMember } from '@portal/contract/guide/team/team'
import {
  type MemberRole,
  roleMay,
  TEAM_RIGHTS,
  wordsOfRight,
} from '@portal/contract/guide/team/team-rights'
import { Check, Minus } from 'lucide-react'
import { Panel } from '~/ui/Panel.tsx'
import { ROLES } from './team.constants.ts'
import { teamTexts } from './team.texts.ts'

const texts = teamTexts.rights

/** Everything that can be done for a business, and whether this role may: what it may comes first. */
export function RoleRights({ role }: { role: MemberRole }) {
  const rights = [true, false].flatMap((may) =>
    TEAM_RIGHTS.filter((right) => roleMay(role, right) === may),
  )
  return (
    <ul className="grid gap-1.5">
      {rights.map((right) => {
        const may = roleMay(role, right)
        return (
          <li key={right} className={`flex gap-3 ${may ? '' : 'text-muted'}`}>
            <May isAllowed={may} />
            <span className="min-w-0">{wordsOfRight(right)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function May({ isAllowed }: { isAllowed: boolean }) {
  const Icon = isAllowed ? Check : Minus
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`size-5 flex-none ${isAllowed ? 'text-mangue-500' : 'text-placeholder'}`}
      />
      <span className="sr-only">{isAllowed ? texts.yes : texts.no}</span>
    </>
  )
}

/** Where there is room: every role beside the others, with who has it. */
export function RolesTable({ members }: { members: readonly TeamMember[] }) {
  // Kept for who has it: nobody is made it anew where a role says more.
  const roles = ROLES.filter((role) => role !== 'staff' || members.some((one) => one.role === role))
  const holders = (role: MemberRole) =>
    members
      .filter((one) => one.role === role)
      .map(({ name }) => name.split(' ')[0])
      .join(', ')
  return (
    <Panel aria-labelledby="papeis" className="max-lg:hidden">
      <h2 id="papeis" className="text-h3">
        {texts.title}
      </h2>
      <table className="mt-3 w-full table-fixed text-sm">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr className="border-line border-b align-bottom">
            <td className="w-2/5" />
            {roles.map((role) => (
              <th key={role} scope="col" className="px-1 pb-2 text-center">
                {teamTexts.roles[role]}
                <span className="block truncate font-normal text-muted text-xs">
                  {holders(role) || texts.nobody}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEAM_RIGHTS.map((right) => (
            <tr key={right} className="h-11 border-line border-b last:border-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {wordsOfRight(right)}
              </th>
              {roles.map((role) => (
                <td key={role} className="px-1">
                  <span className="flex justify-center">
                    <May isAllowed={roleMay(role, right)} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
