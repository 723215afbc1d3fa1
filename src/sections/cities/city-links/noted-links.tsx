export interface NotedLink {
  href: string
  label: string
  note?: string
}

interface NotedLinksProps {
  className?: string | undefined
  links: readonly NotedLink[]
}

/** Links, some with a note, such as the distance. */
export function NotedLinks({ className, links }: NotedLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label, note }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}
