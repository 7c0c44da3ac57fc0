import { labelNumber } from '@welt/domain/listing/order-values.ts'

/** 42½, 42,5 and 42.5 are one size. */
export function isSize(label: string, own: string): boolean {
  const number = labelNumber(label)
  return Number.isNaN(number) ? label === own : number === labelNumber(own)
}

/** `G normal` is the width G. */
export function isWidth(label: string, own: string): boolean {
  return widthName(label) === own
}

export function widthName(label: string): string {
  return label.split(' ', 1)[0] ?? label
}
