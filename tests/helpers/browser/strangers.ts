/**
 * What browsers and extensions do to a page of others, to be run in the page. Each keeps at it:
 * what the page adds later is changed as well. The letters that a reader sees stay the same but for
 * the translator's mark, so that a page can be compared with itself.
 */
export const strangers = {
  /**
   * A browser's translator puts two font elements in the place of each text, with a text of its own
   * inside.
   */
  translator: () => {
    const isLeft = (node: Node) =>
      node.parentElement?.closest('font, script, style, textarea, option, title, svg') !== null
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (
        let node: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
        node;
        node = walker.nextNode()
      )
        texts.push(node)
      for (const text of texts.filter((node) => node.nodeValue!.trim() !== '' && !isLeft(node))) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `¶${text.nodeValue}`
        outer.append(inner)
        ;(text as Text).replaceWith(outer)
      }
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translate(node)
    }).observe(document.body, { childList: true, subtree: true })
    translate(document.body)
  },

  /** Another translator keeps the texts themselves and wraps them. */
  wrapper: () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(
      (node) => node.data.trim() !== '' && !node.parentElement!.closest('script, style, textarea, option, title, svg'),
    )) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
  },

  /**
   * A password manager adds elements beside fields and attributes to them; a telephone extension
   * makes links of numbers.
   */
  extensions: () => {
    document.documentElement.setAttribute('data-extension', 'installed')
    for (const field of document.querySelectorAll('#page :is(input, textarea, select)')) {
      field.setAttribute('data-lastpass-icon-root', '')
      field.after(Object.assign(document.createElement('div'), { className: 'extension' }))
      field.before(document.createElement('grammarly-extension'))
    }
    for (const place of document.querySelectorAll('#page, #page main, #page form'))
      place.append(document.createElement('extension-root'))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (/\+?\d[\d ]{7,}\d/.test((walker.currentNode as Text).data)) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(
      (node) => !node.parentElement!.closest('script, style, textarea, option, title, svg'),
    )) {
      const number = text.splitText(text.data.search(/\+?\d[\d ]{7,}\d/))
      number.splitText(/^\+?\d[\d ]{7,}\d/.exec(number.data)![0].length)
      const call = document.createElement('span')
      number.replaceWith(call)
      call.append(number)
    }
  },
} as const
