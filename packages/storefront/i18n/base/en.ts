import card from '../messages/en/card.json'
import notification from '../messages/en/notification.json'
import panel from '../messages/en/panel.json'
import shell from '../messages/en/shell.json'
import trouble from '../messages/en/trouble.json'

/** The texts that every page carries, in one file of the build. */
export const base = { ...shell, ...panel, ...notification, ...trouble, ...card }

/** Where the other groups are: no page carries the addresses of another language's. */
export const groups = import.meta.glob(['../messages/en/*.json', '!**/{card,notification,panel,shell,trouble}.json'], {
  import: 'default',
})
