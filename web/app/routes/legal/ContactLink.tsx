/** The portal's address for people, as the settings have it. */
export function ContactLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className="font-semibold wrap-anywhere text-mar-600 underline decoration-mar-600/35 decoration-[1.5px] underline-offset-4 hover:decoration-current"
    >
      {email}
    </a>
  )
}
