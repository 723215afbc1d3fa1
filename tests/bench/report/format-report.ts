import type { BuildRow } from '../build/measure-build.ts'
import type { ProfileRow } from '../profile/measure-profile.ts'
import type { VisitorRow } from '../visitor/measure-visitor.ts'
import { formatBuild } from './build-tables.ts'
import { formatProfile } from './profile-table.ts'
import { formatVisitor } from './visitor-tables.ts'

/** One measurement: what was found, where, when and with what. */
export interface Section<Row> {
  date: string
  machine: string
  versions: Record<string, string>
  rows: Row[]
}

export interface Results {
  build?: Section<BuildRow>
  profile?: Section<ProfileRow>
  visitor?: Section<VisitorRow>
}

/** Measurements as Markdown, each with its date, machine and versions. */
export function formatReport({ build, profile, visitor }: Results): string {
  const parts = [
    build && `## Building\n\n${formatBuild(build.rows)}\n\n${formatOrigin(build)}`,
    profile && `## Where a first build's time goes\n\n${formatProfile(profile.rows)}\n\n${formatOrigin(profile)}`,
    visitor && `## For the visitor\n\n${formatVisitor(visitor.rows)}\n\n${formatOrigin(visitor)}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

function formatOrigin({ date, machine, versions }: Section<unknown>): string {
  const names = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
  return `<sub>${date}, ${machine}${names ? `; ${names}` : ''}.</sub>`
}
