/** An image of the catalogue; the size is chosen where it is shown. */
export interface Picture {
  /** Path below the image service, or null where the catalogue has none. */
  path: string | null
  alt: string
}

/** The value no_selection means no image. */
export function pictureOf(image: string | null | undefined, alt: string): Picture {
  return { path: image && image !== 'no_selection' ? image : null, alt }
}

/** Where the image service answers a picture in a given size; without a picture it draws a placeholder. */
export function pictureUrl(path: string | null, width: number, height: number): string {
  return `/img/${width}/${height}/resize${path ? (path.startsWith('/') ? path : `/${path}`) : '/no_selection'}`
}
