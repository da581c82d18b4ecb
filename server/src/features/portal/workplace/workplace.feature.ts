import { z } from 'zod'
import type { FeatureDeps } from '../../../deps.ts'
import { hasStaffDuty } from '../../../platform/actor.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { businessInboxRoutes } from './business-inbox.routes.ts'
import { listSheetsRoutes } from './list-sheets.routes.ts'
import { recordsStore } from './records.store.ts'
import { savedFiltersStore } from './saved-filters.store.ts'
import { teamInboxRoutes } from './team-inbox.routes.ts'
import { teamTasksStore } from './team-tasks.store.ts'
import { trafficStore } from './traffic.store.ts'
import { sweepTeamTasks, workplaceJobs } from './workplace.jobs.ts'
import { workplaceRoutes } from './workplace.routes.ts'

export const stores = {
  records: recordsStore,
  savedFilters: savedFiltersStore,
  teamTasks: teamTasksStore,
  traffic: trafficStore,
}
const uses = ['audit.lastChange', 'team.roleOf'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'workplace',
  owns: ['saved_filters', 'team_tasks'],
  stores,
  uses,
  routes: [workplaceRoutes, businessInboxRoutes, teamInboxRoutes, listSheetsRoutes],
  topics: {
    waiting: {
      id: z.literal(''),
      mayJoin: async ({ actor }) => actor !== null && hasStaffDuty(actor, 'any'),
    },
  },
  jobs: workplaceJobs,
  retention: [sweepTeamTasks],
  person: {
    policy: 'Quem cuida de um negócio ou do portal',
    tables: { saved_filters: 'user_id', team_tasks: 'assignee_id' },
    async collect(rows, { userId }) {
      return { team_tasks: await rows.where('team_tasks', 'resolved_by', userId) }
    },
    names: {
      saved_filters: {
        title: 'Filtros guardados',
        columns: {
          id: 'Código',
          user_id: 'Código da conta',
          list: 'Lista',
          name: 'Nome',
          query: 'Filtro',
          is_shared: 'Para toda a equipe',
          created_at: 'Guardado em',
        },
      },
      team_tasks: {
        title: 'Trabalho que é seu na equipe do portal',
        columns: {
          kind: 'Tipo',
          thing_id: 'Código',
          assignee_id: 'De quem é',
          due_at: 'Prazo',
          snoozed_until: 'Deixado para',
          resolved_since: 'Esperava desde',
          resolved_at: 'Resolvido em',
          resolved_by: 'Quem resolveu',
          updated_at: 'Última mudança',
        },
      },
    },
  },
})
