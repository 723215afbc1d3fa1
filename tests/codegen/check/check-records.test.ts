import { describe, expect, test } from 'vitest'
import { useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

const codesOf = async (texts: ReadonlyMap<string, string>) =>
  (await site.run({ texts })).problems.map(({ code, place }) => `${code} ${place.source.file}`).sort()

describe('a record that was found without a mistake is not looked at again, and any other is', () => {
  const file = 'data/trades.yaml'
  const sound = site.read(file)
  const broken = sound.replace(/name: (.+)/, 'name: "**$1**"')

  test('a mistake that stays is told in every run', async () => {
    await codesOf(new Map())
    const found = await codesOf(new Map([[file, broken]]))
    expect(found).toContain(`unknown-markdown ${file}`)
    expect(await codesOf(new Map([[file, broken]]))).toEqual(found)
  })

  test('a mistake that goes and comes back is told again', async () => {
    expect(await codesOf(new Map([[file, sound]]))).not.toContain(`unknown-markdown ${file}`)
    expect(await codesOf(new Map([[file, broken]]))).toContain(`unknown-markdown ${file}`)
  })

  test('a text behind unchanged front matter is looked at', async () => {
    const article = 'data/articles/professional-tax-guide.md'
    await codesOf(new Map())
    expect(await codesOf(new Map([[article, `${site.read(article)}\nA **mark without its other half.\n`]]))).toContain(
      `broken-markdown ${article}`,
    )
  })
})
