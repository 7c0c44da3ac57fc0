/** Where the image service answers a picture in a given size; without a picture it draws a placeholder. */
export type PictureUrl = (path: string | null, width: number, height: number) => string

/**
 * With the version of the pictures in their addresses, browsers keep them without asking again until something changes.
 * Only our own image service has one.
 */
export function createPictureUrl(version: () => string | undefined): PictureUrl {
  return (path, width, height) => {
    const picture = (path ?? 'no_selection').replace(/^\/*/, '/')
    const url = `/img/${width}/${height}/resize${picture}`
    const current = version()
    return current === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}v=${current}`
  }
}
