import { createServer } from 'node:http'
import { listen } from '../hosts/free-port.ts'

/** What a host, or something between it and the visitor, does to the HTML of a page. */
export type Distortion = (html: string) => string

/** Scripts that a distortion names in the page. */
const scripts: Readonly<Record<string, string>> = {
  '/analytics.js': 'document.documentElement.dataset.analytics = "on"',
  // As the published decoder does, by markup that a policy of Trusted Types refuses.
  '/cdn-cgi/scripts/email-decode.min.js': `
    const box = document.createElement('div')
    for (const one of document.querySelectorAll('.__cf_email__')) try {
      box.innerHTML = '<a href="' + one.dataset.cfemail + '"></a>'
      one.replaceWith(box.firstChild.getAttribute('href'))
    } catch {}`,
}

interface HostOptions {
  /** More scripts that it serves, by their paths. */
  scripts?: Readonly<Record<string, string>>
  /** What a path waits for before it is answered. */
  isReady?: (path: string) => Promise<void> | undefined
}

/** Serves a site as its own server does, but for its HTML. */
export async function startDistortingHost(site: string, distort: Distortion, options: HostOptions = {}) {
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url!
      await options.isReady?.(path)
      const script = { ...scripts, ...options.scripts }[path]
      if (script !== undefined) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
      const answer = await fetch(site + path, {
        headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
        redirect: 'manual',
      })
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/^(content-length|connection|etag)$/.test(name)),
      )
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      const body = isPage ? distort(await answer.text()) : Buffer.from(await answer.arrayBuffer())
      return response.writeHead(answer.status, headers).end(body)
    })()
  })
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*/g
const decoder = '<script data-cfasync="false" src="/cdn-cgi/scripts/email-decode.min.js"></script>'

/**
 * Hides e-mail addresses as Cloudflare does, in texts and in the addresses of links, but not in
 * scripts or the head.
 */
function hideAddresses(html: string): string {
  const parts = html.split(/(<head>.*?<\/head>|<script.*?<\/script>|<[^>]+>)/s)
  const hidden = parts.map((part, index) => {
    if (index % 2 === 0)
      return part.replace(
        address,
        (found) => `<span class="__cf_email__" data-cfemail="${found}">[email&#160;protected]</span>`,
      )
    return part.startsWith('<a ') ? part.replace(/href="mailto:[^"]*"/, 'href="/cdn-cgi/l/email-protection#5d"') : part
  })
  const all = hidden.join('')
  return all === html ? html : all.replace('</body>', `${decoder}</body>`)
}

export const distortions: Readonly<Record<string, Distortion>> = {
  'hides e-mail addresses as Cloudflare does by default': (html) =>
    html
      .split(/(<!--email_off-->.*?<!--\/email_off-->)/s)
      .map((part, index) => (index % 2 ? part : hideAddresses(part)))
      .join(''),
  'hides e-mail addresses whatever the page says': hideAddresses,
  'strips comments': (html) => html.replace(/<!--.*?-->/gs, ''),
  'strips white space between tags': (html) => html.replace(/>\s+</g, '><'),
  'adds a script before the end of the page': (html) =>
    html.replace('</body>', '<script src="/analytics.js"></script></body>'),
  'adds a comment behind the page': (html) => `${html}<!-- served by host 7 -->`,
}
