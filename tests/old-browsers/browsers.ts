/**
 * A Chromium of old days, as a package on npm carries it: a compressed program for Linux on x64.
 */
export interface OldRelease {
  version: number
  package: string
  /** Of the package's file: the program is run, so it is the very one that was looked at. */
  integrity: string
  megabytes: number
}

/** Below this the base style stands alone and no script runs; README.md names it. */
export const floor = 99

// One on each side of that line.
export const releases: readonly OldRelease[] = [
  // It reads neither `?.` in the start script nor what sheets have learnt since: the strictest that
  // a package carries.
  {
    version: 77,
    package: 'chrome-aws-lambda@1.20.4',
    integrity: 'sha512-+zuq/BO9TpAvlXIpyGto6YytnEe0NBpZS5HVGnaMqRhL0cagDEhrzAYqaQfK4HZnafA7HW1wkFacl7CAI990LQ==',
    megabytes: 41,
  },
  // 103 knows layers, but neither `:has` nor popovers. Android 6 ends at 106.
  {
    version: 103,
    package: '@sparticuz/chromium@103.0.0',
    integrity: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
    megabytes: 55,
  },
]
