/** A format without its clock: `HH:mm D-M-YYYY` as `D-M-YYYY`. */
export function dayFormat(format: string): string {
  return format.replace(/[\s,]*HH:mm[\s,]*/, '')
}
