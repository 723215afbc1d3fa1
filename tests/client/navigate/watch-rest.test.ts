import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchRest } from '../../../src/client/navigate/watch-rest.ts'

// Of a document only its events matter here, and those Node has itself.
const page = new EventTarget()
const rested: Event[] = []
let end: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  rested.length = 0
  end = watchRest((event) => rested.push(event))
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function send(type: string, pointerType?: string): Event {
  const event = Object.assign(new Event(type), { pointerType })
  page.dispatchEvent(event)
  return event
}

test('a pointer or the focus that stays for 65 ms rests, and is told once', () => {
  const event = send('pointermove', 'mouse')
  vi.advanceTimersByTime(64)
  expect(rested).toEqual([])
  vi.advanceTimersByTime(1)
  expect(rested).toEqual([event])
  const focus = send('focusin')
  vi.advanceTimersByTime(1000)
  expect(rested).toEqual([event, focus])
})

test('a pointer that passes by does not rest until it stays somewhere', () => {
  for (let step = 0; step < 20; step += 1) {
    send('pointermove', 'mouse')
    vi.advanceTimersByTime(40)
  }
  expect(rested).toEqual([])
  const last = send('pointermove', 'mouse')
  vi.advanceTimersByTime(65)
  expect(rested).toEqual([last])
})

test('a finger never rests, and ends the rest of what was there before', () => {
  send('pointermove', 'mouse')
  send('pointermove', 'touch')
  vi.advanceTimersByTime(1000)
  expect(rested).toEqual([])
})

test('nothing is told after the end', () => {
  send('pointermove', 'mouse')
  end()
  send('focusin')
  vi.advanceTimersByTime(1000)
  expect(rested).toEqual([])
})
