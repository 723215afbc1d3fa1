import { spawnSync } from 'node:child_process'
import { codeOf } from '../../lib/read-failure.ts'

/** The machine's git, for one repository. */
export type Git = ReturnType<typeof openGit>

export function openGit({ root, env }: { root: string; env: Readonly<Record<string, string | undefined>> }) {
  // Inside a hook these name the repository of the commit, which may not be the one around `root`.
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...rest } = env
  let failure: string | undefined
  return {
    /** The answer of git. Undefined if there is no git, no repository or no such object. */
    ask: (args: readonly string[]): string | undefined => {
      // The rest of a report is English too.
      const { status, stdout, stderr, error } = spawnSync('git', args, {
        cwd: root,
        env: { ...rest, LC_ALL: 'C' },
        encoding: 'utf8',
        maxBuffer: 256 << 20,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      if (status === 0) return stdout
      failure ??= explain(args, { stderr: stderr ?? '', error })
      return undefined
    },
    /** Why the first question without an answer had none, mostly in git's own words. */
    failure: () => failure,
  }
}

function explain(args: readonly string[], { stderr, error }: { stderr: string; error: Error | undefined }): string {
  if (error) return codeOf(error) === 'ENOENT' ? 'git is not installed' : `git cannot be run: ${error.message}`
  const said = stderr
    .split('\n')
    .map((line) => /^(?:fatal|error): (.+)$/.exec(line)?.[1])
    .find((line) => line !== undefined)
  // In a shallow clone git finds no common commit and reports nothing.
  return `git says: ${(said ?? `no answer to git ${args.join(' ')}`).replace('Not a valid object name HEAD', 'nothing was committed yet')}`
}
