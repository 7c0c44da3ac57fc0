/** The fingerprint of the demo catalogue; a test tells the new one when the catalogue has changed. */
export const catalogVersion = 'eb8d02e310012da0'
