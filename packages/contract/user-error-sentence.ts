/** What forms about an account match. They stand apart, so that no page carries them that has no such form. */
export const notAuthorized = 'User is not authorized to access the resource'
/** What a call ends with whose token could not be refreshed; both are matched, so that nobody is told twice. */
export const tokenNotRefreshed = 'Error refreshing user token. User is not authorized to access the resource'
export const tokenRefreshBroken =
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.'
export const emailTaken = 'A customer with the same email already exists in an associated website.'
export const invalidEmail = 'Invalid e-mail provided!'
export const invalidResetToken = 'The link to set a new password is not valid any more. Please ask for a new one.'
export const internal = 'Something went wrong on our side.'
