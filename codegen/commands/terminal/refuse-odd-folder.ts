import { Refusal } from './terminal.ts'

/** Vite reads the path of the project as an address, in which some signs have a meaning. */
export function refuseOddFolder(root: string): void {
  const odd = /[#?%]/.exec(root)?.[0]
  if (odd)
    throw new Refusal(
      `The project lies in ${root}, and a "${odd}" in the name of a folder keeps the bundler from finding its files. Move it to a folder without #, ? and %.`,
    )
}
