import type { FigureLabels, Figures } from '#src/content/payload/shown.ts'
import styles from './sources.module.css'

/** The end of a page with figures: how old they are, and their sources. */
export function Sources({ figures: { asOf, sources, language }, labels }: { figures: Figures; labels: FigureLabels }) {
  return (
    <div className={styles.sources}>
      <p>{`${labels.asOf} ${asOf}. ${labels.confirm}`}</p>
      {sources.length > 0 && (
        <details>
          <summary>{`${labels.sources} (${sources.length})`}</summary>
          <ul>
            {sources.map(({ topic, authority, source, checkedOn, doubt }) => {
              const { law, more } = cut(authority)
              const link = (
                <a href={source} target="_blank" rel="noopener nofollow">
                  {law}
                </a>
              )
              const checked = `, ${doubt === undefined ? labels.checked : `${labels[doubt]}, ${labels.compared}`} ${checkedOn}`
              return language === undefined ? (
                <li key={topic}>
                  {`${topic}: `}
                  {link}
                  {more + checked}
                </li>
              ) : (
                <li key={topic}>
                  <span lang={language}>
                    {`${topic}: `}
                    {link}
                    {more}
                  </span>
                  {checked}
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The law, and after its semicolon where it is explained and what it replaced. */
function cut(authority: string): { law: string; more: string } {
  const end = authority.includes(';') ? authority.indexOf(';') : authority.length
  return { law: authority.slice(0, end), more: authority.slice(end) }
}
