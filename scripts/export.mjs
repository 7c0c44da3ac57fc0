import { withRecentNode } from './launcher/require-node.mjs'

withRecentNode(function () {
  return import('./launcher/catalog-command.mjs').then(function (command) {
    return command.moveCatalog('export', process.argv.slice(2))
  })
})
