/** A person of the demo shop. All of them are invented, and so are their streets and numbers. */
export interface CustomerSeed {
  id: number
  email: string
  firstname: string
  lastname: string
  gender?: 1 | 2
  /** 1 buys for themselves, 2 for a business. */
  group: 1 | 2
  /** The view in which they signed up. */
  storeId: number
  createdAt: string
  /** The first one is where they live and where the bill goes. */
  addresses: readonly [AddressSeed, ...AddressSeed[]]
}

export interface AddressSeed {
  street: string
  addition?: string
  postcode: string
  city: string
  country: 'DE' | 'AT'
  company?: string
  vatId?: string
  telephone?: string
  /** Where parcels go, if not to the first one. */
  isShipping?: true
}
