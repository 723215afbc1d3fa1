/** The state of an island's code: loading, running, or unavailable for now. */
type Stage = 'coming' | 'live' | 'failed'

/** The islands of the shown page. */
export const selector = '[data-island]'

/** The island around an element. */
export const islandOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined

export const stageOf = ({ dataset }: HTMLElement) => dataset['stage'] ?? 'coming'

export function setStage({ dataset }: HTMLElement, stage: Stage): void {
  dataset['stage'] = stage
}
