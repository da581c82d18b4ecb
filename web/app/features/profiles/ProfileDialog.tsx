type ProfileDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** "Meu Perfil" (spec §2.6). */
export function ProfileDialog(_: ProfileDialogProps) {
  return null
}
