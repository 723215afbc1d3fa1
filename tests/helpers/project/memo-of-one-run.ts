import { openMemo } from '../../../codegen/memo/memo.ts'
import type { Memo } from '../../../codegen/memo/memo.ts'

/** A memo that lasts for one run: it finds no file and writes none. */
export const memoOfOneRun = (): Memo => Object.assign(openMemo('no file'), { save: () => undefined })
