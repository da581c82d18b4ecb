/** What the owner of an establishment reads where the sender said nothing (spec §7). */
export const texts = {
  anonymous: 'Usuário Anônimo',
  subject: (establishmentName: string) => `Contato para ${establishmentName}`,
} as const
