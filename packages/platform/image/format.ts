export const formats = ['avif', 'webp', 'jpeg', 'png', 'svg'] as const
export type Format = (typeof formats)[number]

export const contentTypes: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
}
