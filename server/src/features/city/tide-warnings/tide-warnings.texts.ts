import { MIDNIGHT, metresText, minuteText } from '@portal/contract/city/tides/tide.texts'
import { atTime } from '@portal/contract/shared/clock.texts'

const time = (at: number) => minuteText(at, MIDNIGHT)
const example = (isExample: boolean) => (isExample ? ' (nível de exemplo)' : '')

type Ramp = { beach: string; ramp: string; isExample: boolean }

export const warningTexts = {
  leave: (at: number) => `Retire o carro até ${time(at)}`,
  leaveText: ({ ramp, isExample }: Ramp, minutes: number, heightM: number) =>
    `${ramp}. Faltam ${minutes}\u00a0min: a água chega a ${metresText(heightM)}${example(isExample)}.`,
  high: (at: number) => `Maré cheia ${atTime(time(at))}`,
  highText: (beach: string, minutes: number, heightM: number) =>
    `${beach}, ${metresText(heightM)}, daqui a ${minutes}\u00a0min. O limite desta praia não foi definido: siga as placas e os guarda-vidas.`,
  movedLeave: (at: number) => `Mudou: retire o carro até ${time(at)}`,
  movedHigh: (at: number) => `Mudou: maré cheia ${atTime(time(at))}`,
  movedText: (place: string, before: number) => `${place}. Antes era ${time(before)}.`,
  passed: 'Retire o carro agora',
  passedText: ({ ramp, isExample }: Ramp, until: number) =>
    `${ramp}: a água já passou do limite${example(isExample)}, até ${time(until)}.`,
  test: 'Teste: é assim que o aviso chega',
  testText: (beach: string) => `${beach}. Toque em “Parar” quando não quiser mais.`,
  stop: 'Parar',
  off: 'Os avisos da maré não estão ligados neste portal. Use o alarme da sua agenda.',
  unknownService:
    'Este navegador usa um serviço de avisos que o portal não conhece. Use o alarme da sua agenda.',
  unknownBeach: 'Esta praia não está no guia. Escolha outra.',
  unknownRamp: 'Esta rampa não está mais na página da praia. Escolha de novo.',
  closed: 'Os acessos desta praia estão fechados a veículos: não há o que avisar.',
  limit: (most: number) =>
    `Este navegador já tem ${most} avisos da maré. Pare um para pedir outro.`,
} as const
