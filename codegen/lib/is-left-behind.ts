/**
 * Whether a file's name is of what editors, systems and merges leave next to the files that they
 * were given, or of words for people.
 */
export function isLeftBehind(name: string): boolean {
  return (
    name === 'README.md' || /^\.|~$|^#.*#$|\.(sw[a-p]|bak|orig|rej|tmp)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/.test(name)
  )
}
