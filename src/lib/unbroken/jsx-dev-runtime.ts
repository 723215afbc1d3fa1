import { jsxDEV as jsxOf } from 'react/jsx-dev-runtime'
import { withWholeTokens } from './jsx-runtime.ts'

export { Fragment } from './jsx-runtime.ts'
export type { JSX } from './jsx-runtime.ts'

/** As jsx-runtime, for the development server. */
export const jsxDEV: typeof jsxOf = (type, props, ...rest) => jsxOf(type, withWholeTokens(type, props), ...rest)
