/** The size that Facebook, LinkedIn and WhatsApp show without cutting. */
export const width = 1200
export const height = 630

/** The light theme's tokens of src/styles/tokens.css; a test compares them. */
export const colours = {
  paper: '#fbf6ea',
  ink: '#1b2333',
  inkSoft: '#4d5568',
  rule: '#ddd2ba',
  ruleStrong: '#8d8268',
  accent: '#b02e1a',
  marginLine: '#c95b46',
  done: '#1d6a45',
  cloth: '#8f2212',
  clothSoft: '#f0d8c8',
}

/** The distance of the ruled lines. */
export const row = 30

/** The strong rule under the firm's name; the page's own lines begin below it. */
export const headerRow = 4

/** The end of the binding, the margin line, and the columns of the text. */
const spine = 44
const margin = 126
export const left = 156
export const right = 1148

const firstRule = headerRow * row

function rules(): string {
  const tops = Array.from(
    { length: Math.ceil(height / row) - headerRow - 1 },
    (_, index) => firstRule + (index + 1) * row + 0.5,
  )
  return tops.map((top) => `M${spine} ${top}H${width}`).join('')
}

/** The mark of src/ui/logo, in the margin next to the firm's name. */
const logo =
  'M5 1h22a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM7 1h2.5v9H30v2.5H9.5V31H7zM13 31v-7a6.75 6.75 0 0 1 13.5 0v7z'

/** Where the stamp of src/ui/seal stands, and its word. */
export const stamp = { x: 1064, y: 120, degrees: -9, size: 34, spacing: 4 }

const seal = `<g transform="translate(${stamp.x} ${stamp.y}) rotate(${stamp.degrees}) scale(1.36) translate(-60 -60)" fill="none" stroke="${colours.done}" stroke-width="2.5">
<circle cx="60" cy="60" r="56" fill="${colours.paper}"/><circle cx="60" cy="60" r="49"/>
<path d="M34 35h52M46 26h28M34 85h52M46 94h28" stroke-width="1.5" opacity=".6"/>
<rect x="14" y="45" width="92" height="30" fill="${colours.paper}"/></g>`

/** The sheet under the texts: ruled paper, margin line, binding, and stamp without its word. */
export const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.paper}"/>
<path d="${rules()}" stroke="${colours.rule}"/>
<path d="M${spine} ${firstRule}H${width}" stroke="${colours.ruleStrong}" stroke-width="2"/>
<path d="M${margin} 0V${height}" stroke="${colours.marginLine}" stroke-width="3"/>
<rect width="${spine}" height="${height}" fill="${colours.cloth}"/>
<path d="M${spine - 9} 0V${height}" stroke="${colours.clothSoft}" stroke-width="3" stroke-dasharray="15 9"/>
<path transform="translate(61 36) scale(1.5)" fill="${colours.accent}" fill-rule="evenodd" d="${logo}"/>
${seal}</svg>`
