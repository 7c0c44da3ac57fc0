import type { StoreView } from '@welt/contract/entity/store-view.ts'

type TaxConfig = Pick<StoreView['tax'], 'userGroupId' | 'useOnlyDefaultUserGroupId'>

/**
 * The group whose tax rules count, undefined while grouped tax is off (no default group is configured).
 * The default group is used when configured as default-only or when nobody is logged in.
 */
export function taxUserGroup(tax: TaxConfig, loggedInGroupId?: number): number | undefined {
  if (tax.userGroupId === null) return undefined
  return tax.useOnlyDefaultUserGroupId ? tax.userGroupId : (loggedInGroupId ?? tax.userGroupId)
}
