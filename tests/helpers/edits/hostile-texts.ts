import fc from 'fast-check'

/**
 * Pieces, none shorter than the mark that stands in for it, with which one would try to break out
 * of HTML, JSON, XML, headers, addresses, templates, YAML and file paths.
 */
export const hostilePieces: readonly string[] = withLength([
  '</script>',
  '<script>pwned()</script>',
  '<!--<script>',
  '--><script>pwned()</script>',
  '"><img src=x onerror=pwned()>',
  "'><svg onload=pwned()>",
  '</title><script>pwned()</script>',
  '</textarea><iframe src=javascript:pwned()>',
  '" onfocus=pwned() autofocus x="',
  "' onmouseover='pwned()",
  '`onload=pwned()`',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
  '<style>*{display:none}</style>',
  '<a href="javascript:pwned()">x</a>',
  '<xss contenteditable>',
  '<math><mi>',
  '<template>',
  '</main></body></html>',
  'x&lt;script&gt;x',
  'x&quot;x',
  '&#34;&#x3e;x',
  '&',
  '<',
  '>',
  '"',
  "'",
  '{{constructor}}',
  '{{{this}}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{% raw %}',
  '{constructor}',
  '{__proto__}',
  '{',
  '}',
  '__proto__',
  'constructor',
  'toString',
  '$&',
  '$1',
  '$`',
  'javascript:pwned()',
  'JaVaScRiPt:pwned()',
  'data:text/html,<script>pwned()</script>',
  'vbscript:x',
  '//evil.example',
  'https://evil.example@x',
  '\\\\evil.example',
  ']]>',
  '<![CDATA[',
  '<?xml?>',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
  '%0d%0aSet-Cookie:a=b',
  '\r\nSet-Cookie: a=b',
  '\nLocation: //evil.example',
  '%00',
  '%',
  '%zz',
  '\u0000',
  '\u0007',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '../',
  '..\\',
  '/../../etc/passwd',
  'C:\\',
  '~/',
  '\u202eevil\u202c',
  '\u2066x\u2069',
  '\u200e',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\ufffe',
  '\ud800',
  '\udc00x',
  '\u{1f469}\u{1f3fd}\u200d\u{1f4bb}',
  'İ',
  'ß',
  'ﬁ',
  'Å',
  'पुणे',
  '- x',
  '# x',
  '| x',
  '> x',
  '[x](javascript:pwned())',
  '![x](//evil.example)',
  '*x*',
  '`x`',
  '<x@evil.example>',
  ': ',
  ' #',
  '&a *a',
  '!!js/function x',
  '---',
  '=cmd|calc',
  "x' OR '1'='1' --",
])

/**
 * Hostile pieces, alone and together, random characters, and ten kilobytes. Never shorter than the
 * mark that stands in for them.
 */
export const hostileText: fc.Arbitrary<string> = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(fc.constantFrom(...hostilePieces), { minLength: 1, maxLength: 3 })
        .map((pieces) => pieces.join('')),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 24 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 24 }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostilePieces).map((piece) => `${'W'.repeat(10_000)}${piece}`) },
  )
  .map((text) => text.padEnd(6, 'x'))

function withLength(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => text.padEnd(6, 'x')))]
}

// Names of trades and cities, by which lists are sorted, differ in their first letters.
const keptLetters = 6

/**
 * Puts a text into another one so that its length stays where that is long enough, else behind it,
 * so that names keep their order.
 */
export function overwriteMiddle(before: string, text: string): string {
  const at = (before.length - text.length) >> 1
  return at >= keptLetters ? before.slice(0, at) + text + before.slice(at + text.length) : before + text
}

/**
 * Harmless texts of the same lengths, which stand nowhere else: zqaaxxk, zqabxxxxk. A semicolon
 * among a hostile text's first four letters or at its end is lost.
 */
export function marksFor(texts: readonly string[]): Map<string, string> {
  const letter = (index: number) => String.fromCharCode(97 + index)
  return new Map(
    texts.map((text, index) => [
      text,
      // A page may cut a source at its semicolon: it has to be in both.
      `zq${letter(Math.floor(index / 26))}${letter(index % 26)}${text.slice(4, -1).replaceAll(/[^;]/gs, 'x')}k`,
    ]),
  )
}
