import sharp from 'sharp'

const grounds = { paper: '#eae3d7', dark: '#17110d' } as const

export interface Tile {
  svg: string
  ground: keyof typeof grounds
}

/** All tiles of a section as one PNG, in rows. */
export async function contactPrint(
  tiles: readonly Tile[],
  { columns, width }: { columns: number; width: number },
): Promise<Buffer> {
  const height = Math.round((width * 3) / 4)
  const rows = Math.ceil(tiles.length / columns)
  const inputs = []
  for (const [index, { svg, ground }] of tiles.entries()) {
    const input = await sharp(Buffer.from(svg))
      .resize({ width, height, fit: 'contain', background: '#0000' })
      .flatten({ background: grounds[ground] })
      .png()
      .toBuffer()
    inputs.push({ input, left: (index % columns) * width, top: Math.floor(index / columns) * height })
  }
  return sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: grounds.paper } })
    .composite(inputs)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer()
}
