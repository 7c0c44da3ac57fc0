import { expect, test } from 'vitest'
import { taxUserGroup } from './tax-user-group.ts'

test.each([
  { userGroupId: null, useOnlyDefaultUserGroupId: false, loggedIn: 4, group: undefined },
  { userGroupId: 1, useOnlyDefaultUserGroupId: false, loggedIn: undefined, group: 1 },
  { userGroupId: 1, useOnlyDefaultUserGroupId: false, loggedIn: 4, group: 4 },
  { userGroupId: 1, useOnlyDefaultUserGroupId: true, loggedIn: 4, group: 1 },
  { userGroupId: 0, useOnlyDefaultUserGroupId: false, loggedIn: undefined, group: 0 },
  { userGroupId: 1, useOnlyDefaultUserGroupId: false, loggedIn: 0, group: 0 },
])('default group $userGroupId, default only $useOnlyDefaultUserGroupId, logged in $loggedIn: $group', (row) => {
  expect(taxUserGroup(row, row.loggedIn)).toBe(row.group)
})
