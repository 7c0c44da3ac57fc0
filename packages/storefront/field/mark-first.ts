/** Takes the focus when its dialog opens. React's own `autoFocus` comes before that; the attribute counts when it does. */
export function markFirst(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
}
