import { useAddress } from '../../../lib/address.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft } from '../../../ui/icons.ts'
import column from '../../../ui/column/column.module.css'

/** Back to the questions. A visitor who came from them finds the answers there again. */
export function BackLink({ href, label }: { href: string; label: string }) {
  const { search } = useAddress()
  return (
    <a className={column.back} href={href + (useHydrated() ? search : '')}>
      <Icon shape={ArrowLeft} />
      {label}
    </a>
  )
}
