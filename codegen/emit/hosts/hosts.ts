/** Hosts for which a build can be made. */
export const hostNames = ['netlify', 'cloudflare', 'github', 's3', 'nginx'] as const

export type HostName = (typeof hostNames)[number]

/** Hosts that compress by themselves: .br and .gz files would be more files, and public ones. */
const compressing: ReadonlySet<HostName> = new Set<HostName>(['netlify', 'cloudflare', 'github', 's3'])

export const compressesItself = (host: HostName | undefined) => host !== undefined && compressing.has(host)
