export type Option<Value extends string = string> = {
  value: Value
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
}
