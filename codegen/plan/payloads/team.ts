/** The people who answer for the work by name. */
export interface ShownTeam {
  heading: string
  people: readonly ShownPerson[]
}

export interface ShownPerson {
  initials: string
  name: string
  /** Qualification and membership number. */
  title: string
  role: string
  languages: string
}
