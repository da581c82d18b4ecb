import { Input } from './Input.tsx'
import { type TextControl, Upgraded } from './Upgraded.tsx'
import { whatsappDigits } from './whatsapp-digits.ts'

const load = () => import('./MaskedWhatsApp.tsx').then((module) => module.MaskedWhatsApp)

/** Hands out bare digits, eleven at most; the mask comes after the page. */
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
