export const duplicatesTexts = {
  same: 'Escolha dois cadastros diferentes.',
  archived: 'O cadastro que fica está arquivado. Coloque-o no ar antes de unir.',
  twoOwners:
    'Os dois cadastros têm donos diferentes. Só um superadministrador pode dizer quem fica responsável.',
  mergedInto: (name: string) => `Este cadastro foi unido a ${name}.`,
  claimRefused: 'O cadastro foi unido a outro, que já tem um responsável.',
} as const
