import { ANSWER_RULES } from '@portal/contract/portal/search/answer.texts'
import { type AnswerRule, updateAnswerRule } from '@portal/contract/portal/search/search-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditorDialog } from '~/editing/EditorDialog.tsx'
import { WordsField } from '~/editing/typed-fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { useSave } from '~/editing/use-save.ts'
import { termsText } from '~/editing/word-list.rules.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { answerRulesQuery } from './search-admin.queries.ts'
import { searchAdminTexts } from './search-admin.texts.ts'

const texts = searchAdminTexts.answers
const LONGEST = 6000

/** The words that lead to each answer: the portal's own until the team writes others. */
export function AnswerRulesPanel() {
  const rules = useQuery(answerRulesQuery())
  const [opened, setOpened] = useState<AnswerRule | null>(null)
  return (
    <Panel aria-label={texts.title}>
      <h2 className="text-h3">{texts.title}</h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-muted text-sm">{texts.lead}</p>
      <Loaded query={rules} texts={searchAdminTexts} why={failureText} className="h-60">
        {(found) => (
          <Table
            caption={texts.title}
            hideCaption
            cardsBelow="lg"
            rows={found}
            rowKey={({ rule }) => rule}
            columns={[
              { key: 'rule', header: texts.columns.rule, cell: ({ rule }) => ANSWER_RULES[rule] },
              {
                key: 'words',
                header: texts.columns.words,
                cell: ({ anywhere, alone }) => (
                  <span className="line-clamp-2">{termsText([...anywhere, ...alone])}</span>
                ),
              },
              {
                key: 'state',
                header: texts.columns.state,
                cell: ({ is_default }) => (is_default ? texts.own : texts.changed),
              },
              {
                key: 'actions',
                header: texts.columns.actions,
                actions: true,
                cell: (rule) => <Actions rule={rule} onOpen={setOpened} />,
              },
            ]}
          />
        )}
      </Loaded>
      {opened ? (
        <RuleDialog key={opened.rule} rule={opened} onClose={() => setOpened(null)} />
      ) : null}
    </Panel>
  )
}

function Actions({ rule, onOpen }: { rule: AnswerRule; onOpen: (rule: AnswerRule) => void }) {
  const queries = useQueryClient()
  const name = ANSWER_RULES[rule.rule]
  const { save } = useSave<unknown>({
    onSaved: () => queries.invalidateQueries({ queryKey: answerRulesQuery().queryKey }),
  })
  const restore = () =>
    save({
      run: () =>
        browserApi.send('DELETE', '/api/v1/admin/search/answer-rules', {
          query: { rule: rule.rule },
        }),
      done: () => ({ title: texts.restored, variant: 'success' as const }),
      failed: texts.restoreFailed,
    })
  return (
    <span className="flex gap-1">
      <Button look="ghost" size="sm" aria-label={texts.editOf(name)} onClick={() => onOpen(rule)}>
        {texts.edit}
      </Button>
      {rule.is_default ? null : (
        <ConfirmDialog
          title={texts.restoreTitle(name)}
          description={texts.restoreText}
          confirmLabel={texts.restore}
          destructive
          onConfirm={async () => void (await restore())}
          trigger={
            <Button look="ghost" size="sm" aria-label={texts.restoreOf(name)}>
              {texts.restore}
            </Button>
          }
        />
      )}
    </span>
  )
}

function RuleDialog({ rule, onClose }: { rule: AnswerRule; onClose: () => void }) {
  const queries = useQueryClient()
  const query = answerRulesQuery()
  const editor = useEditor(updateAnswerRule, {
    from: rule,
    params: undefined,
    toForm: (known) => ({ anywhere: known?.anywhere ?? [], alone: known?.alone ?? [] }),
    toBody: (values, base) => ({ ...values, rule: rule.rule, version: base?.version ?? 0 }),
    texts: {
      saved: () => ({
        title: searchAdminTexts.saved,
        description: searchAdminTexts.savedText,
        variant: 'success',
      }),
      failed: searchAdminTexts.saveFailed,
    },
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: query.queryKey })
      onClose()
    },
    read: async () => {
      const all = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => [])
      return all.find((one) => one.rule === rule.rule) ?? null
    },
  })
  return (
    <EditorDialog
      title={texts.formTitle(ANSWER_RULES[rule.rule])}
      editor={editor}
      save={searchAdminTexts.form.save}
      onClose={onClose}
    >
      <WordsField
        name="anywhere"
        label={texts.anywhere}
        hint={texts.anywhereHint}
        maxLength={LONGEST}
      />
      <WordsField name="alone" label={texts.alone} hint={texts.aloneHint} maxLength={LONGEST} />
    </EditorDialog>
  )
}
