import type { Plugin } from 'postcss'

const hovers = /(?<!:not\()(:hover)/

/**
 * Looks for a pointer that rests on something are for screens that have one: a finger leaves them
 * behind on what it tapped. The sources say `:hover` and this puts each such rule behind the
 * question, so that nobody has to remember it.
 */
export const hoverRules: Plugin = {
  postcssPlugin: 'hover-rules',
  Rule(rule, { AtRule }) {
    const isAsked = (one: unknown): boolean =>
      one !== null &&
      typeof one === 'object' &&
      (('params' in one && String(one.params).includes('hover: hover')) || ('parent' in one && isAsked(one.parent)))
    if (!rule.selectors.some((selector) => hovers.test(selector)) || isAsked(rule.parent)) return
    const others = rule.selectors.filter((selector) => !hovers.test(selector))
    if (others.length > 0) rule.cloneBefore({ selectors: others })
    const asked = new AtRule({ name: 'media', params: '(hover: hover)' })
    asked.append(rule.clone({ selectors: rule.selectors.filter((selector) => hovers.test(selector)) }))
    rule.replaceWith(asked)
  },
}
