import { safely } from '../safely.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The value that a visitor has put into a field, and how to find the field again. */
interface Typed {
  name: string
  value: string
  isChecked: boolean
}

const controlsIn = (root: ParentNode) => [...root.querySelectorAll<Control>('input, select, textarea')]
const detailsIn = (root: ParentNode) => [...root.querySelectorAll('details')]

/**
 * Remembers the fields of an island before it is hydrated. The returned function, called before the
 * hydrated island is painted, tells React what was typed until then. And where somebody had changed
 * the island (a translator, a password manager), so that React made its own anew, it carries over
 * what was typed, where the cursor was and which questions were open.
 */
export function keepTyped(place: HTMLElement): () => void {
  const [controls, details] = [controlsIn(place), detailsIn(place)]
  let focused = document.activeElement
  const follow = () => {
    focused = document.activeElement
  }
  place.addEventListener('focusin', follow)
  return () => {
    place.removeEventListener('focusin', follow)
    const newDetails = detailsIn(place)
    details.forEach((one, index) => {
      if (one.open && !one.isConnected && newDetails[index]) newDetails[index].open = true
    })
    for (const control of controls) {
      if (control.isConnected) {
        if (isTypedIn(control)) announce(control)
        continue
      }
      const counterpart = write(place, toTyped(control))
      if (counterpart && control === focused) moveCursor(control, counterpart)
    }
  }
}

/** Extensions add fields, so a field is found by its name, and one of several by its value. */
function nameOf(control: Control): string {
  const own = control instanceof HTMLInputElement && isChoice(control) ? control.defaultValue : ''
  return control.id || `${control.tagName} ${control.name} ${own}`
}

function toTyped(control: Control): Typed {
  return {
    name: nameOf(control),
    value: control.value,
    isChecked: control instanceof HTMLInputElement && control.checked,
  }
}

function write(page: ParentNode, { name, value, isChecked }: Typed): Control | undefined {
  const control = controlsIn(page).find((one) => nameOf(one) === name)
  if (!control) return undefined
  if (control instanceof HTMLInputElement && isChoice(control)) {
    if (control.checked === isChecked) return control
    control.checked = isChecked
    announce(control)
  } else if (control.value !== value) {
    control.value = value
    announce(control)
  }
  return control
}

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

function isTypedIn(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
    return control.value !== first?.value
  }
  return control instanceof HTMLInputElement && isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/** Announces a value to React, which ignores an event unless it remembers another value. */
function announce(control: Control & { _valueTracker?: { setValue: (value: string) => void } }): void {
  control._valueTracker?.setValue('')
  // React listens to clicks for choices. Of two radio buttons only the newly selected one has to
  // fire.
  const isClicked = control instanceof HTMLInputElement && isChoice(control)
  if (isClicked && control.type === 'radio' && !control.checked) return
  for (const type of isClicked ? ['click', 'input', 'change'] : ['input', 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true }))
}

function moveCursor(from: Control, to: Control): void {
  to.focus({ preventScroll: true })
  // Fields for e-mail addresses have no selection that can be read or set.
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  safely(() => to.setSelectionRange(from.selectionStart, from.selectionEnd))
}
