/**
 * Whether this is `npm run test:every`, which runs each night. It adds to the tests of every run
 * what takes too long for them: more of the same tries. What every run takes of them is the same
 * each day.
 */
export const isEvery = process.env['TEST_EVERY'] === '1'

/** Each n-th of a list in every run; all of it in `npm run test:every`. */
export const eachNth = <T>(all: readonly T[], n: number): T[] => all.filter((_, index) => isEvery || index % n === 0)
