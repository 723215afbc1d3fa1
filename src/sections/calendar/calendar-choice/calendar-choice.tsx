import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './calendar-choice.module.css'

interface CalendarChoiceProps {
  groups: readonly { heading: string; profiles: readonly { id: string; label: string }[] }[]
  years: readonly string[]
  quarterly: readonly { label: string; states: string }[]
  labels: {
    heading: string
    text: string
    year: string
    allYears: string
    clear: string
    print: string
    quarterly: string
  }
  /** Name of the link to the feeds, which lie below the dates. */
  feedsLabel: string
}

/** What applies to a visitor, by profile and tax year. It works by style alone. */
export function CalendarChoice({ groups, years, quarterly, labels, feedsLabel }: CalendarChoiceProps) {
  return (
    <search className={styles.choice}>
      <div className={styles.head}>
        <h2>{labels.heading}</h2>
        <p>{labels.text}</p>
      </div>
      <ProfileChoice groups={groups} />
      {quarterly.length > 0 && (
        <details className={styles.quarterly}>
          <summary>{labels.quarterly}</summary>
          <dl>
            {quarterly.map(({ label, states }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{states}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <div className={styles.end}>
        {years.length > 1 && <YearChoice years={years} labels={labels} />}
        <div className={styles.buttons}>
          <Button look="quiet" onClick={clear}>
            {labels.clear}
          </Button>
          <ButtonLink look="secondary" href="#feeds">
            {feedsLabel}
          </ButtonLink>
        </div>
      </div>
      <p className={styles.print}>{labels.print}</p>
    </search>
  )
}

function ProfileChoice({ groups }: Pick<CalendarChoiceProps, 'groups'>) {
  const ids = groups.flatMap(({ profiles }) => profiles.map(({ id }) => id))
  return (
    <div className={styles.groups}>
      {groups.map(({ heading, profiles }) => (
        <fieldset key={heading}>
          <legend>{heading}</legend>
          {profiles.map(({ id, label }) => (
            <label key={id}>
              <input type="checkbox" name={`for-${id}`} value={id} data-nth={ids.indexOf(id)} />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function YearChoice({ years, labels }: Pick<CalendarChoiceProps, 'years' | 'labels'>) {
  return (
    <fieldset className={styles.years}>
      <legend>{labels.year}</legend>
      {years.map((year, index) => (
        <label key={year}>
          <input type="radio" name="year" value={year} data-years={index} />
          {year}
        </label>
      ))}
      <label>
        <input type="radio" name="year" value="" defaultChecked />
        {labels.allYears}
      </label>
    </fieldset>
  )
}

/** As the page came: nothing chosen, every year. */
function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  for (const input of currentTarget.closest('search')?.querySelectorAll('input') ?? [])
    input.checked = input.defaultChecked
}
