import { appendFileSync } from 'node:fs'

// Loaded into each Node process of a measured command where GNU time is not at hand. Threads are counted; other programs' children are not.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  appendFileSync(
    process.env['BENCH_USAGE_FILE'] ?? '/dev/stderr',
    `${userCPUTime / 1e6} ${systemCPUTime / 1e6} ${maxRSS}\n`,
  )
})
