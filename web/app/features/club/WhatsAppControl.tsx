import { Input } from '~/ui/Input.tsx'
import { type TextControl, Upgraded } from '~/ui/Upgraded.tsx'
import { WHATSAPP_MAX_DIGITS } from './club.constants.ts'

const load = () => import('./MaskedWhatsApp.tsx').then((module) => module.MaskedWhatsApp)

/** Hands out bare digits, eleven at most. */
export function WhatsAppControl({ value, onValueChange }: TextControl) {
  return (
    <Upgraded
      load={load}
      value={value}
      onValueChange={onValueChange}
      plain={
        <Input
          value={value}
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(00) 00000-0000"
          className="num"
          onChange={(event) => onValueChange(whatsappDigits(event.target.value))}
        />
      }
    />
  )
}

export function whatsappDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, WHATSAPP_MAX_DIGITS)
}
