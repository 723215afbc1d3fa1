import type { ObservatoryRow } from '../observatory/measure-observatory.ts'
import { formatTable } from './format-table.ts'

// Both are about HTTPS, and nothing that the site sends by plain HTTP could help.
const needingHttps: readonly string[] = ['redirection', 'strict-transport-security']

/** The grade, and what each test adds to the 100 points at the start. */
export function formatObservatory(rows: readonly ObservatoryRow[]): string {
  return rows
    .map(
      ({ server, isHttps, grade, score, tests }) =>
        `**${grade}, ${score} points** for the home page from ${describeServer(server)} ${isHttps ? 'over HTTPS' : `by plain HTTP, where ${needingHttps.join(' and ')} cannot pass`}.\n\n${formatTable(
          ['', 'result', 'points', 'passed'],
          tests.map(({ name, result, points, isPassed }) => [
            name,
            result,
            formatPoints(points),
            isPassed ? 'yes' : 'no',
          ]),
        )}`,
    )
    .join('\n\n')
}

function describeServer(server: ObservatoryRow['server']): string {
  return server === 'nginx' ? 'nginx with the emitted settings' : 'the preview server'
}

/** What costs the site points, without what plain HTTP cannot have. */
export function listFailedTests(rows: readonly ObservatoryRow[]): string[] {
  return rows.flatMap(({ isHttps, tests }) =>
    tests
      .filter(({ name, points, isPassed }) => (!isPassed || points < 0) && (isHttps || !needingHttps.includes(name)))
      .map(({ name, result, points }) => `${name}: ${result}, ${formatPoints(points)} points`),
  )
}

const formatPoints = (points: number) => (points > 0 ? `+${points}` : String(points))
