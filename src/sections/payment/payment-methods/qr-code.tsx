import type { QrCode as Code } from '#generated/payloads/payment/payload.ts'
import type { ReactNode } from 'react'
import styles from './qr-code.module.css'

/** Scanners want four clear squares around a code; the path leaves two. */
const extraMargin = 2

interface QrCodeProps {
  code: Code
  label: string
  hint: string
  /** What can be done with it. */
  children?: ReactNode
}

/**
 * A QR code to scan. It is black on white in every colour scheme: many scanners do not read the
 * reverse.
 */
export function QrCode({ code, label, hint, children }: QrCodeProps) {
  const side = code.size + 2 * extraMargin
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        width="240"
        height="240"
        viewBox={`${-extraMargin} ${-extraMargin} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <rect x={-extraMargin} y={-extraMargin} width={side} height={side} fill="#fff" />
        <path fill="#000" d={code.path} />
      </svg>
      <figcaption>
        <p>{hint}</p>
        {children}
      </figcaption>
    </figure>
  )
}
