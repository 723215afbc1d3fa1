import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateMap } from '../../../../codegen/pages/state/map.ts'

const city = fc.record({
  label: fc.stringMatching(/^[A-Z][a-z]{3,14}$/),
  at: fc.record({
    lat: fc.double({ min: 8, max: 13, noNaN: true }),
    lon: fc.double({ min: 76, max: 80, noNaN: true }),
  }),
  people: fc.nat(1e7),
})

test('a map names the largest city, and no other name lies on a dot or on a name, whatever the map', () => {
  fc.assert(
    fc.property(fc.uniqueArray(city, { selector: ({ people }) => people, minLength: 3, maxLength: 60 }), (list) => {
      const cities = list.map((one, index) => ({ ...one, href: `/gst/c${index}`, parts: [] }))
      const { names, dots } = stateMap(cities)!
      const [largest] = [...cities].sort((a, b) => b.people - a.people)
      expect(names[0]!.label).toBe(largest!.label)
      const points = [...dots.matchAll(/M(-?\d+) (-?\d+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
      // A letter of 12 units is seldom wider than half of that.
      const boxes = names.map(({ x, y, label, isLeft }) => {
        const width = label.length * 6
        return { left: isLeft ? x - 8 - width : x + 8, right: isLeft ? x - 8 : x + 8 + width, middle: y - 4 }
      })
      boxes.slice(1).forEach((box, index) => {
        expect(points.filter(({ x, y }) => x > box.left && x < box.right && Math.abs(y - box.middle) < 7)).toEqual([])
        const before = boxes.slice(0, index + 1)
        expect(
          before.filter(
            (one) => one.left < box.right && box.left < one.right && Math.abs(one.middle - box.middle) < 12,
          ),
        ).toEqual([])
      })
    }),
  )
})
