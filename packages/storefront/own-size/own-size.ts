import { labelNumber } from '@welt/domain/listing/order-values.ts'

export const sizeScaleNames = ['eu', 'uk', 'us', 'usWomen'] as const
export type SizeScaleName = (typeof sizeScaleNames)[number]

/** The size that somebody wears, chosen once. */
export interface OwnSize {
  /** As the shop's own scale writes it: 42½. */
  size: string
  /** As it is shown: UK 8½. */
  label: string
  /** The letter of a width: G. Without it every width is right. */
  width?: string | undefined
  /** The scale in which sizes are shown. */
  scale: SizeScaleName
}

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
