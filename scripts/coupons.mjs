import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./launcher/run-program.mjs').then(function (launcher) {
    return launcher.runProgram('packages/server/coupons.ts')
  })
})
