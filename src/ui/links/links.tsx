interface LinksProps {
  /** The section styles the list. */
  className?: string | undefined
  links: readonly { href: string; label: string; note?: string }[]
}

/** Links in a list, some with a note, such as the distance. */
export function Links({ className, links }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label, note }) => (
        <li key={href + label}>
          <a href={href}>{label}</a>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}
