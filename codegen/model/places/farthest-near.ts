/** What lies farther than this, in a straight line, is not near: three hours by road or rail. */
export const farthestNearKm = 180
