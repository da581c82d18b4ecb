import { PUBLIC_URL } from '../app-nodes.ts'
import { expect } from './drill.ts'

/** Somebody new; answers with the cookies of their session. */
export async function signUp(origin: string, email = 'maria@exemplo.test'): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
    body: JSON.stringify({
      email,
      password: 'maré alta às seis',
      full_name: 'Maria das Dores',
      whatsapp: '91988887777',
      state: 'PA',
      city: 'Salinópolis',
      plan_type: 'clube',
    }),
  })
  expect(answer.status === 201, `signing up answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
