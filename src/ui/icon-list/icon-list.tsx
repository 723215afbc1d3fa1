import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'

export interface IconListProps {
  /** The section styles the list and its cards. */
  className: string | undefined
  cards: readonly { title: string; text: string; icon: IconShape }[]
}

/** Cards with an icon, a few words and a sentence each. */
export function IconList({ className, cards }: IconListProps) {
  return (
    <ul className={className}>
      {cards.map(({ title, text, icon }) => (
        <li key={title}>
          <Icon shape={icon} size="large" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
