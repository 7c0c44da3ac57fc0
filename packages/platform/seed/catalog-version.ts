/** The fingerprint of the demo catalogue; a test tells the new one when the catalogue has changed. */
export const catalogVersion = '0722384308c714c2'
