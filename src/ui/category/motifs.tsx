import type { ArticleCard } from '#src/content/payload/article-card.ts'
import type { ReactNode } from 'react'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A stack of coins standing on the line y. */
const coins = (x: number, y: number, count: number) =>
  range(count).map((n) => <rect key={`${x} ${n}`} x={x} y={y - 11 * (n + 1)} width="44" height="11" rx="3" />)

/** Each category's drawing of 320 by 180: tinted, `data-solid` filled, `data-line` bare. */
export const motifs: Readonly<Record<ArticleCard['category']['motif'], ReactNode>> = {
  ledger: (
    <>
      <path d="M160 48C142 37 108 34 80 40v98c28-6 62-3 80 8 18-11 52-14 80-8V40c-28-6-62-3-80 8z" />
      <path
        data-line=""
        d="M160 48v98M98 62c16-1 31 0 44 4M98 80c16-1 31 0 44 4M98 98c16-1 31 0 44 4M178 66c13-4 28-5 44-4M178 84c13-4 28-5 44-4"
      />
      <path data-line="" d="M192 114c10-2 20-2 30-1M192 121c10-2 20-2 30-1" />
      <path data-solid="" d="M118 36l16 1v30l-8-7-8 7z" />
    </>
  ),
  slab: (
    <>
      {range(5).map((n) => (
        <rect
          key={n}
          x={80 + 32 * n}
          y={126 - 21 * n}
          width="32"
          height={24 + 21 * n}
          data-solid={n === 4 ? '' : undefined}
        />
      ))}
      <path data-line="" d="M64 150h192M80 108h24V87h32V66h32V45h32V27" strokeDasharray="4 5" />
    </>
  ),
  pillars: (
    <>
      <path data-solid="" d="M160 26l78 36H82z" />
      <path d="M88 68h144v10H88z" />
      {range(5).map((n) => (
        <path key={n} d={`M${96 + 29 * n} 78h12v54H${96 + 29 * n}z`} />
      ))}
      <path d="M84 132h152v9H84zM74 141h172v9H74z" />
    </>
  ),
  scales: (
    <>
      <path data-line="" d="M160 34v108M92 66c24 2 46-2 68-10 22-8 44-12 68-10" />
      <path data-line="" d="M92 66l-26 48M92 66l26 48M228 46l-26 48M228 46l26 48" />
      <path data-solid="" d="M60 114h64a32 20 0 0 1-64 0z" />
      <path d="M196 94h64a32 20 0 0 1-64 0z" />
      <path d="M126 150a34 10 0 0 1 68 0zM70 103h44v11H70zM70 92h44v11H70z" />
      <circle cx="160" cy="34" r="6" data-solid="" />
    </>
  ),
  sprout: (
    <>
      <path data-line="" d="M160 128c0-24 1-44 0-62" />
      <path data-solid="" d="M160 84c2-30 22-50 60-52 0 34-22 54-60 52z" />
      <path d="M160 104c-2-26-20-42-52-44 0 30 20 46 52 44z" />
      {coins(138, 150, 2)}
      {coins(194, 150, 1)}
      {coins(82, 150, 1)}
      <path data-line="" d="M64 150h192" />
    </>
  ),
  provident: (
    <>
      <path
        data-solid=""
        d="M76 88a84 62 0 0 1 168 0q-14-12-28 0-14-12-28 0-14-12-28 0-14-12-28 0-14-12-28 0-14-12-28 0z"
      />
      <path data-line="" d="M160 26v-8M160 86v52a10 10 0 0 1-20 0" />
      {coins(86, 150, 2)}
      {coins(190, 150, 4)}
      <path data-line="" d="M64 150h192" />
    </>
  ),
  deduct: (
    <>
      <path d="M146 94h58a58 58 0 1 1-40.1-55.2z" />
      <path data-solid="" d="M164 80l17.9-55.2A58 58 0 0 1 222 80z" />
      <path data-line="" d="M222 62h26v66" strokeDasharray="4 5" />
      <path d="M230 128h36v22l-6-4-6 4-6-4-6 4-6-4-6 4z" />
    </>
  ),
  badge: (
    <>
      <path data-line="" d="M126 0l28 44M194 0l-28 44" />
      <rect x="106" y="52" width="108" height="102" rx="6" />
      <rect x="146" y="42" width="28" height="18" rx="4" data-solid="" />
      <circle cx="160" cy="86" r="13" data-solid="" />
      <path d="M136 122a24 20 0 0 1 48 0z" data-solid="" />
      <path data-line="" d="M126 133h68M138 143h44" />
    </>
  ),
  abacus: (
    <>
      <rect x="74" y="30" width="172" height="120" rx="5" />
      <path data-line="" d="M74 54h172M74 78h172M74 102h172M74 126h172" />
      {[6, 3, 7, 2].map((left, row) =>
        range(8).map((n) => (
          <rect
            key={`${row} ${n}`}
            x={(n < left ? 82 : 102) + 17 * n}
            y={45 + 24 * row}
            width="14"
            height="18"
            rx="6"
            data-solid={n < left ? '' : undefined}
            data-bead=""
          />
        )),
      )}
    </>
  ),
}
