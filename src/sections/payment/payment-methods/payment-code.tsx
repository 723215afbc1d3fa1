import { useEffect, useState } from 'react'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Button } from '../../../ui/button/button.tsx'
import { QrCode } from './qr-code.tsx'
import type { QrCodeShape } from './qr-code.tsx'

interface PaymentCodeProps {
  labels: { qr: string; qrHint: string; app: { save: string } }
  /** What the payer adds to the code; undefined while nothing is typed. */
  href: string | undefined
  /** The code as the build drew it. */
  drawn: QrCodeShape
}

/** The code to scan, or to save for the gallery of the phone that shows it. An address too long for it leaves the payee's own. */
export function PaymentCode({ labels, href, drawn }: PaymentCodeProps) {
  const isHydrated = useHydrated()
  const [own, setOwn] = useState<{ href: string; code: QrCodeShape | undefined }>()
  useEffect(() => {
    if (href === undefined) return
    let isWanted = true
    // Most payers type no amount, and need nothing that draws.
    import('./draw-code.ts').then(
      ({ drawCode }) => isWanted && setOwn({ href, code: drawCode(href) }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [href])
  const code = (own !== undefined && own.href === href && own.code) || drawn
  return (
    <QrCode code={code} label={labels.qr} hint={labels.qrHint}>
      {isHydrated && (
        <Button look="secondary" onClick={() => void save(code)}>
          {labels.app.save}
        </Button>
      )}
    </QrCode>
  )
}

async function save(code: QrCodeShape): Promise<void> {
  const { saveCode } = await import('./save-code.ts')
  saveCode(code, 'upi-qr.png')
}
