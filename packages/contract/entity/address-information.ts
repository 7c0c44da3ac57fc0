import { z } from 'zod'
import { SparseAddress } from './sparse-address.ts'

/** Where a cart goes and who pays, while totals are asked for: much of it may still be missing. */
export const AddressInformation = z.object({
  shippingAddress: SparseAddress.nullish(),
  billingAddress: SparseAddress.nullish(),
  shippingCarrierCode: z.string().nullish(),
  shippingMethodCode: z.string().nullish(),
})
export type AddressInformation = z.infer<typeof AddressInformation>
