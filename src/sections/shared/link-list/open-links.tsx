import { useToday } from '../../../lib/today.ts'
import { LinkList } from './link-list.tsx'

/** Links that each end with a day. Those that have ended since the build are left out. */
export function OpenLinks({ links }: { links: readonly { href: string; label: string; until: string }[] }) {
  const today = useToday()
  return <LinkList links={links.filter(({ until }) => until >= today)} />
}
