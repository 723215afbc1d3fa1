import type { Page, Route } from 'playwright/test'

export const mailbox = 'https://mailbox.example/messages'

interface Post {
  method: string
  type: string | undefined
  fields: unknown
}

/** What a mailbox does with a message: takes it, refuses it, or is not to be reached. */
export type MailboxAnswer = 'taken' | 'refused' | 'unreachable'

/**
 * Lets a page be as it is on a site whose data names an endpoint: the page's data holds it, and the
 * security policy allows it. The mailbox gives the answers in turn; the list that is returned fills
 * with what is posted to it.
 */
export async function connectMailbox(page: Page, path: string, answers: MailboxAnswer[]): Promise<Post[]> {
  const posts: Post[] = []
  await setEndpoint(page, path, mailbox)
  await page.route(mailbox, async (route) => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return answer(route, 204)
    posts.push({ method: request.method(), type: request.headers()['content-type'], fields: request.postDataJSON() })
    const next = answers.shift()
    return next === 'unreachable' ? route.abort() : answer(route, next === 'taken' ? 200 : 500)
  })
  return posts
}

/** Lets a page be as it is on a site whose data names this endpoint. */
export async function setEndpoint(page: Page, path: string, value: string | null): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const policy = response
      .headers()
      ['content-security-policy']!.replace("connect-src 'self'", `connect-src 'self' ${new URL(mailbox).origin}`)
    const body = (await response.text()).replace(/"endpoint":(null|"[^"]*")/, `"endpoint":${JSON.stringify(value)}`)
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
}

function answer(route: Route, status: number): Promise<void> {
  return route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
  })
}
