import { startVitest } from 'vitest/node'

/**
 * Runs the checks of a folder, as a stage of its own: their names are not those of other tests,
 * which need no such browser.
 */
export async function runChecks(folder: string): Promise<void> {
  await startVitest('test', process.argv.slice(2), {
    config: false,
    include: [`${folder}/*.checks.ts`],
    watch: false,
    maxWorkers: 1,
    // As playwright.config.ts has it.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  })
}
