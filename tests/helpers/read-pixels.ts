import sharp from 'sharp'

/** A picture's pixels, four bytes each: red, green, blue, alpha. */
export async function readPixels(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
