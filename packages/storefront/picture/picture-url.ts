/** Where the image service answers a picture in a given size; without a picture it draws a placeholder. */
export type PictureUrl = (path: string | null, width: number, height: number) => string

export interface PictureUrlOptions {
  /** With the version of the pictures in their addresses, browsers keep them without asking again until something changes. Only our own image service has one. */
  version: () => string | undefined
  /** Of the store view. */
  language: string
}

/** Drawings with words in them. The image service knows two languages, and German is what it writes by itself. */
const worded = /^shoe\/[^/]+\/(?:construction|measure)\.svg$/

export function createPictureUrl({ version, language }: PictureUrlOptions): PictureUrl {
  return (path, width, height) => {
    const picture = (path ?? 'no_selection').replace(/^\/+/, '')
    const current = version()
    const query = [
      ...(language !== 'de' && worded.test(picture) ? ['language=en'] : []),
      ...(current === undefined ? [] : [`v=${current}`]),
    ]
    const url = `/img/${width}/${height}/resize/${picture}`
    return query.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`
  }
}
