import type { PaymentPayload, QrCode as Code } from '#generated/payloads/payment/payload.ts'
import { encodeQr } from '../../../lib/qr-code/encode-qr.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Button } from '../../../ui/button/button.tsx'
import { extraMargin, saveCode } from './save-code.ts'
import styles from './payment-code.module.css'

interface PaymentCodeProps {
  labels: PaymentPayload['page']['upi']
  /** The address with what the payer adds. Undefined while nothing is typed. */
  href: string | undefined
  /** The same with only the amount. */
  amountHref: string
  /** The code as the build drew it. */
  drawn: Code
}

/** The code to scan or save. If the note does not fit, it is left out, and the page says so. */
export function PaymentCode({ labels, href, amountHref, drawn }: PaymentCodeProps) {
  const isHydrated = useHydrated()
  const whole = href === undefined ? drawn : drawCode(href)
  const code = whole ?? drawCode(amountHref) ?? drawn
  const side = code.size + 2 * extraMargin
  return (
    <figure className={styles.figure}>
      {/* Black on white in every colour scheme: many scanners do not read the reverse. */}
      <svg
        className={styles.code}
        width="240"
        height="240"
        viewBox={`${-extraMargin} ${-extraMargin} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={labels.qr}
      >
        <rect x={-extraMargin} y={-extraMargin} width={side} height={side} fill="#fff" />
        <path fill="#000" d={code.path} />
      </svg>
      <figcaption>
        <p>{labels.qrHint}</p>
        <p role="status">{whole ? '' : labels.withoutNote}</p>
        {isHydrated && (
          <Button look="secondary" onClick={() => saveCode(code, 'upi-qr.png')}>
            {labels.app.save}
          </Button>
        )}
      </figcaption>
    </figure>
  )
}

// The other two of the four clear squares around a code.
const margin = 2

function drawCode(href: string): Code | undefined {
  const modules = encodeQr(href)
  const squares = modules?.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')),
  )
  return modules && squares && { size: modules.length + 2 * margin, path: squares.join('') }
}
