// Written in the oldest syntax on purpose: a Node that is too old must be able to read the sentence.

/**
 * @param {string} version e.g. 20.11.1
 * @returns {string | null} what to tell a person, or null when the version will do
 */
export function nodeVersionFault(version) {
  if (Number(version.split('.')[0]) >= 20) return null
  return (
    'Welt needs Node 20 or newer to start, but this is Node ' +
    version +
    '. Install a newer one from https://nodejs.org.'
  )
}

/** @param {() => Promise<unknown>} loadCommand imported only when this Node can read it */
export function withRecentNode(loadCommand) {
  var fault = nodeVersionFault(process.versions.node)
  if (fault) {
    process.stderr.write(fault + '\n')
    process.exit(1)
  }
  loadCommand().catch(function (/** @type {unknown} */ error) {
    // A fault that a person can mend is one sentence; anything else is a bug and shows where it is.
    if (!(error instanceof Error) || error.name !== 'LauncherError') throw error
    process.stderr.write(error.message + '\n')
    process.exit(1)
  })
}
