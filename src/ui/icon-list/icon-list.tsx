import type { IconShape } from '../icon-shape.ts'
import { Icon } from '../icon/icon.tsx'

export interface IconListProps {
  /** The look of the list and its cards is the section's. */
  className: string | undefined
  cards: readonly { title: string; text: string; icon: IconShape }[]
}

/** Cards of a line-drawn icon, a few words and a sentence each. */
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
