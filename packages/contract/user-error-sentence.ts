/** What forms about an account match. They stand apart, so that no page carries them that has no such form. */
export const notAuthorized = 'User is not authorized to access the resource'
export const emailTaken = 'A customer with the same email already exists in an associated website.'
export const invalidEmail = 'Invalid e-mail provided!'
export const invalidResetToken = 'The link to set a new password is not valid any more. Please ask for a new one.'
