/** Leads to the first question that is still open, before the product can be bought. */
export function focusOpenChoice(): void {
  document.querySelector<HTMLElement>('[data-open] a[tabindex="0"]')?.focus()
}
