/** What can be asked of the cart where no script runs. */
export const cartActs = ['add', 'change', 'remove', 'clear', 'apply-coupon', 'remove-coupon'] as const
export type CartAct = (typeof cartActs)[number]
