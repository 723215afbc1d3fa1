import { readField } from '../../forms/read-fields.ts'
import { encodeText } from '../../forms/sending/encode-text.ts'
import { islandOf, stageOf } from '../islands/island-state.ts'

// After this time a waiting visitor is offered another way.
const patienceMs = 8000

let asking: HTMLFormElement | undefined
/** The island of which visitors are told that it waits, or cannot be loaded. */
let islandOfNotice: HTMLElement | undefined
// Each button once: a visitor without a response presses again, and would close what the first
// press opens.
const presses = new Set<HTMLElement>()
let patience: ReturnType<typeof setTimeout> | undefined

/**
 * Handles presses that come before React. A button is pressed again once its island works. A form
 * says that it is waiting; if the code cannot be loaded, the form offers its chat with what was
 * typed, which needs no other script.
 */
export function answerEarlyPresses(load: (island: HTMLElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]')
    const island = button && islandOf(button)
    if (island && stageOf(island) !== 'live') presses.add(button)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    const island = islandOf(form)
    if (!island || !(form instanceof HTMLFormElement) || form.dataset['chat'] === undefined) return
    if (stageOf(island) === 'live') return
    event.preventDefault()
    asking = form
    islandOfNotice = island
    load(island)
    if (stageOf(island) === 'failed') return offerChat(form)
    say('waiting')
    clearTimeout(patience)
    patience = setTimeout(offerChat, patienceMs, form)
  })
}

/** Does what was asked of an island before it worked, or offers another way. */
export function answerWaiting(island: HTMLElement, stage: 'live' | 'failed'): void {
  // Hydration may have replaced the form.
  const asked = asking && [...document.forms].find(({ dataset }) => dataset['chat'] === asking?.dataset['chat'])
  const isAsked = asked !== undefined && islandOf(asked) === island
  if (stage === 'failed') {
    if (isAsked) offerChat(asked)
    return
  }
  if (islandOfNotice === island) {
    clearTimeout(patience)
    notice()?.replaceChildren()
  }
  if (isAsked) {
    asking = undefined
    asked.querySelector<HTMLElement>('[type="submit"]')?.click()
  }
  for (const button of presses)
    if (islandOf(button) === island || !button.isConnected) {
      presses.delete(button)
      button.click()
    }
}

const notice = () => document.getElementById('not-ready')

function say(word: 'waiting' | 'failed'): void {
  const place = notice()
  if (!place) return
  const { [word]: text = '' } = place.dataset
  place.textContent = text
}

/** Offers a link with what was typed. The form is no longer sent: the visitor may use the link. */
function offerChat(form: HTMLFormElement): void {
  clearTimeout(patience)
  asking = undefined
  const place = notice()
  // If somebody has removed the element for messages, the chat itself explains.
  if (!place) return location.assign(chatOf(form))
  say('failed')
  const link = document.createElement('a')
  const { send = '' } = place.dataset
  link.textContent = send
  link.target = '_blank'
  link.rel = 'noopener'
  const fill = () => {
    link.href = chatOf(form)
  }
  fill()
  // Includes what was typed since.
  link.onclick = fill
  place.append(' ', link)
}

function chatOf(form: HTMLFormElement): string {
  const lines = [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=radio]:not(:checked))')].filter(
    (field) => readField(field) !== '',
  )
  const text = lines.map((field) => `${questionOf(field)}: ${answerIn(field)}`).join('\n')
  const { chat: start = '' } = form.dataset
  return start + encodeText(start.endsWith('=') ? text : `\n${text}`)
}

/** The words of a field's legend or label. A field that an extension has added has neither. */
function questionOf({ labels, name, type }: HTMLInputElement): string {
  const label = labels?.[0]
  const words = type === 'radio' ? label?.closest('fieldset')?.querySelector('legend') : label?.firstChild
  return words?.textContent ?? name
}

/** The chosen option in the page's words, or the typed text. */
function answerIn(field: HTMLInputElement | HTMLSelectElement): string {
  const words =
    field instanceof HTMLSelectElement ? field.selectedOptions[0] : field.type === 'radio' && field.labels?.[0]
  return (words || undefined)?.textContent?.trim() ?? readField(field)
}
