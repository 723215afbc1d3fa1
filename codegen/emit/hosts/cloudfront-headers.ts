/** As `aws cloudfront create-response-headers-policy` reads it: security headers are separate. */
export interface HeadersPolicy {
  Name: string
  Comment: string
  SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>
  CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string; Override: boolean }[] }
}

type Field = [name: string, settings: Record<string, string | number | boolean>]

const frameOptions = ['DENY', 'SAMEORIGIN']
const referrerPolicies = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
]

const fields: Readonly<Record<string, (value: string) => Field | undefined>> = {
  'Content-Security-Policy': (value) => ['ContentSecurityPolicy', { ContentSecurityPolicy: value }],
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity',
    {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0),
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/i.test(value),
    },
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions', {}],
  'X-Frame-Options': (value) => (frameOptions.includes(value) ? ['FrameOptions', { FrameOption: value }] : undefined),
  'Referrer-Policy': (value) =>
    referrerPolicies.includes(value) ? ['ReferrerPolicy', { ReferrerPolicy: value }] : undefined,
}

export function toHeadersPolicy(headers: Readonly<Record<string, string>>): HeadersPolicy {
  const known = Object.entries(headers).map(([name, value]) => ({ name, value, field: fields[name]?.(value) }))
  const items = known.flatMap(({ name, value, field }) =>
    field ? [] : [{ Header: name, Value: value, Override: true }],
  )
  return {
    Name: 'site-headers',
    Comment: 'Written by codegen from data/headers.yaml',
    SecurityHeadersConfig: Object.fromEntries(
      known.flatMap(({ field }) => (field ? [[field[0], { ...field[1], Override: true }]] : [])),
    ),
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}
