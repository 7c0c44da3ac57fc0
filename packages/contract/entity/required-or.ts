/** Words for a value of the wrong kind, or for one that is not there at all. */
export function requiredOr(text: string): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => (input === undefined || input === null ? 'is required' : text) }
}
