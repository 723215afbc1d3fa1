import { join } from 'node:path'
import type { HostName } from '../emit/hosts/hosts.ts'
import { generateCode, generateTexts, generateTypes, openJsonLd } from '../generate.ts'
import { planLayout } from '../pages/shared/plan-layout.ts'
import type { Snapshot } from '../read/read-snapshot.ts'
import type { PlannedSite } from '../run-codegen.ts'
import { fingerprintGenerated } from '../write/fingerprint-generated.ts'
import { bundleAhead, hasNoBundle } from './bundle/bundler.ts'
import type { Bundler } from './bundle/bundler.ts'
import { getBundle } from './bundle/bundle.ts'
import type { Changes } from './copies/describe-copy.ts'
import { lockFolder } from './copies/lock.ts'
import { publishFiles } from './copies/publish-files.ts'
import type { PublishOptions } from './copies/publish-files.ts'
import type { CopyState } from './copies/two-copies.ts'
import type { SiteFiles } from './files/published-file.ts'
import { openRenderer } from './files/render-pages.ts'
import type { Renderer } from './files/render-pages.ts'
import { listSiteFiles } from './files/site-files.ts'
import type { Folders } from './folders.ts'
import { measureSite } from './host-limits.ts'
import type { SiteMeasures } from './host-limits.ts'

export interface BuildOptions extends Pick<PublishOptions, 'isCompressed' | 'isVerified' | 'onProgress'> {
  folders: Folders
  /** What lies in data/, where all of it could be read. */
  snapshot: Snapshot | undefined
  /** Reads, checks and plans the site; undefined where the data has mistakes, which it reports. */
  plan: () => Promise<PlannedSite | undefined>
  /** The host that the site is for, where one was named. */
  host: HostName | undefined
  hasPictures: boolean
  hasTypes: boolean
  /** Looks at what hosts count, before the site is made. */
  onMeasured: (site: SiteMeasures) => void
  /** Given the files of the site, before they are made. */
  onListed?: ((files: SiteFiles) => void) | undefined
  /** What is noted of the site once it is made. */
  note: (site: PlannedSite) => Pick<CopyState, 'inputs' | 'summary' | 'warnings'>
}

export interface Built {
  site: PlannedSite
  changes: Changes
}

/** Brings generated/ and dist/ up to date; undefined for wrong data. A failure keeps dist/. */
export async function buildSite({ folders, plan, note, ...options }: BuildOptions): Promise<Built | undefined> {
  const { generated, dist } = folders
  const release = lockFolder(dist)
  let bundler: Bundler | undefined
  let renderer: Renderer | undefined
  try {
    if (hasNoBundle(folders)) bundler = bundleAhead(folders, options.snapshot)
    const site = await plan()
    if (!site) return undefined
    const { routes, context } = site
    const layout = planLayout(context)

    generateCode(site, generated)
    const bundling = getBundle(folders, bundler)
    // Should the texts fail first, that is what is reported.
    bundling.catch(() => undefined)
    await generateTexts({ site, layout, host: options.host }, generated)

    const bundle = await bundling
    const jsonLd = openJsonLd(site, generated)
    const { hasPictures } = options
    renderer = openRenderer(bundle, layout)
    const { render } = renderer
    const files = listSiteFiles({ routes, layout, bundle, folders, hasPictures, render, onRecord: jsonLd.add })
    options.onMeasured(measureSite(generated, files, options.isCompressed))
    options.onListed?.(files)
    const changes = await publishFiles(files, {
      ...options,
      dist,
      server: join(generated, 'server'),
      note: () => {
        jsonLd.write()
        return { ...note(site), generated: fingerprintGenerated(generated) }
      },
    })
    if (options.hasTypes) await generateTypes(site, generated)
    context.memo.save('whole')
    return { site, changes }
  } finally {
    bundler?.stop()
    renderer?.close()
    release()
  }
}
