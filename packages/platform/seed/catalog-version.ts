/** The fingerprint of the demo catalogue; a test tells the new one when the catalogue has changed. */
export const catalogVersion = '5b531538a98bfc7f'
