/**
 * Whether a file's name is one that editors, systems and merges leave beside files, or a README.
 */
export function isLeftBehind(name: string): boolean {
  return (
    name === 'README.md' || /^\.|~$|^#.*#$|\.(sw[a-p]|bak|orig|rej|tmp)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/.test(name)
  )
}
