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
