import type { PaymentPayload, QrCode as Code } from '#src/pages/payment/payload.ts'
import { encodeQr } from '../../../lib/qr-code/encode-qr.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Button } from '../../../ui/button/button.tsx'
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

// Scanners want four clear squares around a code: a path leaves two, and the picture adds two.
const margin = 2

/** The code to scan or save. If the note does not fit, it is left out, and the page says so. */
export function PaymentCode({ labels, href, amountHref, drawn }: PaymentCodeProps) {
  const isHydrated = useHydrated()
  const whole = href === undefined ? drawn : drawCode(href)
  const code = whole ?? drawCode(amountHref) ?? drawn
  const side = code.size + 2 * margin
  return (
    <figure className={styles.figure}>
      {/* Black on white in every colour scheme: many scanners do not read the reverse. */}
      <svg
        className={styles.code}
        width="240"
        height="240"
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={labels.qr}
      >
        <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
        <path fill="#000" d={code.path} />
      </svg>
      <figcaption>
        <p>{labels.qrHint}</p>
        <p role="status">{whole ? '' : labels.withoutNote}</p>
        {isHydrated && (
          <Button look="secondary" onClick={() => saveCode(code)}>
            {labels.app.save}
          </Button>
        )}
      </figcaption>
    </figure>
  )
}

function drawCode(href: string): Code | undefined {
  const modules = encodeQr(href)
  const squares = modules?.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')),
  )
  return modules && squares && { size: modules.length + 2 * margin, path: squares.join('') }
}

// Sharp on any screen, and still a few kilobytes.
const pixels = 12

/** Offers a code as a picture, for apps that take it from the gallery of the same phone. */
function saveCode({ size, path }: Code): void {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (size + 2 * margin) * pixels
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.scale(pixels, pixels)
  context.translate(margin, margin)
  context.fill(new Path2D(path))
  canvas.toBlob((picture) => {
    if (!picture) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(picture)
    link.download = 'upi-qr.png'
    link.click()
  })
}
