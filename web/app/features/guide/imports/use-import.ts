import type { ImportPreview } from '@portal/contract/guide/imports/import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '~/platform/failure-text.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { toast } from '~/ui/toast.ts'
import { importsTexts } from './imports.texts.ts'

export type Checked = { file: File; preview: ImportPreview }

/** A sheet on its way into the guide: looked at first, then written. */
export function useImport() {
  const client = useQueryClient()
  const check = useMutation({
    mutationFn: async (file: File): Promise<Checked> => ({
      file,
      preview: await uploadFile('/api/v1/admin/imports/preview', file),
    }),
  })
  const write = useMutation({
    mutationFn: ({ file, preview }: Checked) =>
      uploadFile('/api/v1/admin/imports', file, { query: { hash: preview.hash } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: importsTexts.confirm.failed,
        description: failureText(error),
      }),
  })
  return {
    check,
    write,
    startAgain() {
      check.reset()
      write.reset()
    },
  }
}
