/** The films of the demo shop: drawings set in motion, so they are silent and speak no language. */
export const demoFilmFolder = import.meta.dirname
