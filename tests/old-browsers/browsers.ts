/** A Chromium of old days, as a package on npm carries it: a compressed program for Linux on x64. */
export interface OldRelease {
  version: number
  package: string
  /** Of the package's file: the program is run, so it is the very one that was looked at. */
  integrity: string
  megabytes: number
}

/** Below this the base style stands alone and no script runs; README.md names it. */
export const floor = 99

export const releases: readonly OldRelease[] = [
  // 77 cannot read `?.`, so it would stumble over a start script in today's syntax. Android 4.4 ends at 81.
  {
    version: 77,
    package: 'chrome-aws-lambda@1.20.4',
    integrity: 'sha512-+zuq/BO9TpAvlXIpyGto6YytnEe0NBpZS5HVGnaMqRhL0cagDEhrzAYqaQfK4HZnafA7HW1wkFacl7CAI990LQ==',
    megabytes: 41,
  },
  // 83 cannot read `??=`, which the app holds.
  {
    version: 83,
    package: 'chrome-aws-lambda@3.1.1',
    integrity: 'sha512-ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==',
    megabytes: 44,
  },
  // 92 reads the whole script and would hydrate a page without styles. Android 5 ends at 95.
  {
    version: 92,
    package: '@sparticuz/chromium@92.0.0',
    integrity: 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
    megabytes: 50,
  },
  // 103 knows layers, but neither `:has` nor popovers. Android 6 ends at 106.
  {
    version: 103,
    package: '@sparticuz/chromium@103.0.0',
    integrity: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
    megabytes: 55,
  },
  // The last for Windows 7 and 8.
  {
    version: 109,
    package: '@sparticuz/chromium@109.0.6',
    integrity: 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
    megabytes: 58,
  },
]
