import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./launcher/dev-command.mjs').then(function (command) {
    return command.dev()
  })
})
