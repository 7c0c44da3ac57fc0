/** The fingerprint of the demo catalogue; a test tells the new one when the catalogue has changed. */
export const catalogVersion = 'd44e0828c3cdbe52'
