import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface CityProductsProps {
  heading: string
  lists: readonly { label: string; products: readonly string[]; source: { href: string; label: string } }[]
}

/** What government lists name for the district, list by list. */
export function CityProducts({ heading, lists }: CityProductsProps) {
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
