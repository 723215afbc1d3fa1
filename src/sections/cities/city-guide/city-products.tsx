import type { CityPayload } from '#generated/payloads/city/payload.ts'
import { Part } from './part.tsx'
import styles from './city-guide.module.css'

/** The products that government lists name for the district, list by list. */
export function CityProducts({ heading, lists }: NonNullable<CityPayload['products']>) {
  return (
    <Part heading={heading}>
      <dl className={styles.lines}>
        {lists.map(({ label, products, source }) => (
          <div key={label}>
            <dt>
              {`${label}, `}
              <a href={source.href} target="_blank" rel="noopener">
                {source.label}
              </a>
            </dt>
            <dd>{products.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
