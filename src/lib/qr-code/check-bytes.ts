/** A product in the field of 256 elements by x⁸ + x⁴ + x³ + x² + 1, as QR codes use it. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** The check bytes of a block: the remainder of its polynomial by the product of (x - 2^i). */
export function checkBytes(data: readonly number[], count: number): number[] {
  let divisor = [1]
  for (let step = 0, root = 1; step < count; step++, root = multiply(root, 2))
    divisor = [...divisor, 0].map((factor, index) => factor ^ multiply(divisor[index - 1] ?? 0, root))
  let rest = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const lead = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index + 1] ?? 0, lead))
  }
  return rest
}
