/** Elements of a line-drawn icon on a 24 by 24 grid, as lucide publishes them. */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[]
