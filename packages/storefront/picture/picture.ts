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
