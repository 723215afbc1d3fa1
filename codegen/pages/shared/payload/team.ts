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
  /** The label before the languages. */
  spoken: string
  /** Languages by their own names, with their short ones. */
  languages: readonly { name: string; code: string }[]
}
