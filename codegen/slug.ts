export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The part of an address that a name becomes: "Ā Name's" gives a-names. Empty where the name has no Latin letter or digit. */
export function toSlug(name: string): string {
  // Letters fall apart into the plain one and its marks; an apostrophe joins what it stands between.
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’ʼ`]/g, '')
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
