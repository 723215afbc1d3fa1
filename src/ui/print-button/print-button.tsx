import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Printer } from '../icons.ts'

/** Prints the page. Without JavaScript there is the browser's own menu. */
export function PrintButton({ label }: { label: string }) {
  if (!useHydrated()) return null
  return (
    <Button look="quiet" onClick={() => print()}>
      <Icon shape={Printer} />
      {label}
    </Button>
  )
}
