/** Whether a file is a README, or one that editors, systems and merges leave behind. */
export function isLeftBehind(name: string): boolean {
  return (
    name === 'README.md' || /^\.|~$|^#.*#$|\.(sw[a-p]|bak|orig|rej|tmp)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/.test(name)
  )
}
