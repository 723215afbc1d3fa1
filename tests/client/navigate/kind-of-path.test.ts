import { expect, test } from 'vitest'
import { kindOfPath } from '../../../src/client/navigate/kind-of-path.ts'

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/services/gst-reg', 'service'],
  ['/gst/mumbai', 'city'],
  ['/terms', 'legal'],
  ['/Contact', 'contact'],
  ['/gst/mumbai/', 'city'],
  ['/gst/state/kerala', 'state'],
])('%s is a page of the kind "%s"', (path, kind) => expect(kindOfPath(path)).toBe(kind))

test.each([
  ['/contact', 'an old address, which the host leads on'],
  ['/sitemap.xml', 'a file'],
  ['/gst/mumbai.md/x', 'an address below a page'],
  ['/no-such-page', 'no page'],
  ['/services/gst-reg/documents', 'an address below a service'],
  ['/my/services', 'an address that only ends like a page'],
  ['/offline', 'the page for no connection, which stands in for others'],
])('%s is left to the browser: %s', (path) => expect(kindOfPath(path)).toBeUndefined())
