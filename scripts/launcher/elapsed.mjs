/**
 * A span of time as a person says it: `0.3 s`, `12 s`, `1 min 5 s`.
 * @param {number} milliseconds
 */
export function formatElapsed(milliseconds) {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
