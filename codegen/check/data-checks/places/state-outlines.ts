/** Where a state is, roughly. */
export interface Outline {
  /** The first digits of its PIN codes. Two states may share some. */
  pins: string
  /** In degrees, south to north and west to east, rounded outwards. */
  box: readonly [south: number, north: number, west: number, east: number]
}

/** PIN codes by postal circle, and boxes around states, rounded outwards. No page shows them. */
export const stateOutlines: Readonly<Record<string, Outline>> = {
  AN: { pins: '744', box: [6.5, 14, 92, 94.5] },
  AP: { pins: '51 52 53', box: [12.6, 19.2, 76.7, 84.9] },
  AR: { pins: '790 791 792', box: [26.5, 29.6, 91.4, 97.5] },
  AS: { pins: '78', box: [24, 28.1, 89.6, 96.1] },
  BR: { pins: '80 81 82 84 85', box: [24.2, 27.6, 83.2, 88.4] },
  CG: { pins: '49', box: [17.7, 24.2, 80.2, 84.5] },
  CH: { pins: '160', box: [30.6, 30.9, 76.6, 77] },
  DH: { pins: '362 396', box: [20, 21, 70.7, 73.3] },
  DL: { pins: '11', box: [28.3, 29, 76.8, 77.4] },
  GA: { pins: '403', box: [14.8, 15.9, 73.6, 74.4] },
  GJ: { pins: '36 37 38 39', box: [20, 24.8, 68, 74.6] },
  HP: { pins: '17', box: [30.3, 33.3, 75.5, 79.1] },
  HR: { pins: '12 13', box: [27.6, 31, 74.4, 77.7] },
  JH: { pins: '81 82 83', box: [21.9, 25.4, 83.3, 88] },
  JK: { pins: '18 19', box: [32.2, 35.2, 73.3, 76.9] },
  KA: { pins: '56 57 58 59', box: [11.5, 18.6, 74, 78.7] },
  KL: { pins: '67 68 69', box: [8.1, 12.9, 74.8, 77.5] },
  LA: { pins: '194', box: [32.2, 37.1, 75.2, 80.4] },
  LD: { pins: '682', box: [8, 12.5, 71.5, 74] },
  MH: { pins: '40 41 42 43 44', box: [15.6, 22.1, 72.6, 81] },
  ML: { pins: '793 794', box: [25, 26.2, 89.8, 92.9] },
  MN: { pins: '795', box: [23.8, 25.8, 92.9, 94.8] },
  MP: { pins: '45 46 47 48', box: [21, 26.9, 74, 82.9] },
  MZ: { pins: '796', box: [21.9, 24.6, 92.2, 93.5] },
  NL: { pins: '797 798', box: [25.1, 27.1, 93.3, 95.3] },
  OD: { pins: '75 76 77', box: [17.7, 22.7, 81.3, 87.6] },
  PB: { pins: '14 15 160', box: [29.5, 32.6, 73.8, 77] },
  PY: { pins: '533 605 607 609 673', box: [10.8, 16.8, 75.5, 82.4] },
  RJ: { pins: '30 31 32 33 34', box: [23, 30.3, 69.4, 78.4] },
  SK: { pins: '737', box: [27, 28.2, 88, 89] },
  TN: { pins: '60 61 62 63 64', box: [8, 13.6, 76.2, 80.4] },
  TR: { pins: '799', box: [22.9, 24.6, 91.1, 92.4] },
  TS: { pins: '50', box: [15.8, 20, 77.2, 81.8] },
  UK: { pins: '244 246 247 248 249 262 263', box: [28.6, 31.5, 77.5, 81.1] },
  UP: { pins: '20 21 22 23 24 25 26 27 28', box: [23.8, 30.5, 77, 84.7] },
  WB: { pins: '70 71 72 73 74', box: [21.4, 27.3, 85.7, 90] },
}
