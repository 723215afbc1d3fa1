import type { SearchGroup as Listed } from '#generated/payloads/search/payload.ts'

export type { SearchEntry } from '#generated/payloads/search/payload.ts'

/** Things of one kind, as the matcher asks for them. */
export type SearchGroup = Pick<Listed, 'label' | 'words' | 'under' | 'entries'>
