import type { CalendarPayload } from '#src/pages/calendar/payload.ts'
import { fill } from '../../../lib/fill.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import styles from './calendar-choice.module.css'

/** What applies to a visitor, by profile. It works by CSS alone. */
export function CalendarChoice({ payload }: { payload: CalendarPayload }) {
  const { groups, everyday, quarterly } = payload
  const labels = payload.page.filter
  const profiles = groups.flatMap((group) => group.profiles)
  return (
    <search className={styles.choice} aria-label={labels.heading} data-wakes="calendar/CalendarMonths">
      <div className={styles.head}>
        <h2>{labels.heading}</h2>
        <p>{labels.text}</p>
      </div>
      <div className={styles.everyday}>
        {everyday.map((nth) => {
          const profile = profiles[nth]
          return profile && <ProfileBox key={nth} nth={nth} {...profile} />
        })}
      </div>
      <details className={styles.more}>
        <summary>{fill(labels.more, { count: profiles.length - everyday.length })}</summary>
        <div className={styles.groups}>
          {groups.map(({ heading, profiles: own }) => (
            <fieldset key={heading}>
              <legend>{heading}</legend>
              <div className={styles.chips}>
                {own
                  .map((profile) => ({ ...profile, nth: profiles.indexOf(profile) }))
                  .filter(({ nth }) => !everyday.includes(nth))
                  .map((profile) => (
                    <ProfileBox key={profile.id} {...profile} />
                  ))}
              </div>
            </fieldset>
          ))}
        </div>
        {quarterly.length > 0 && (
          <details className={styles.quarterly}>
            <summary>{labels.quarterly}</summary>
            <Facts facts={quarterly} />
          </details>
        )}
        <p className={styles.print}>{labels.print}</p>
      </details>
    </search>
  )
}

function ProfileBox({ id, label, nth }: { id: string; label: string; nth: number }) {
  return (
    <label>
      <input type="checkbox" name={`for-${id}`} value={id} data-nth={nth} />
      {label}
    </label>
  )
}
