/** A text that strangers wrote, for one line of a terminal: nothing in it may steer the terminal. */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()
}
