/** The fingerprint of the demo catalogue; a test tells the new one when the catalogue has changed. */
export const catalogVersion = 'b9f01743283c1c45'
