import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./launcher/shoes-command.mjs').then(function (command) {
    return command.shoes(process.argv.slice(2))
  })
})
