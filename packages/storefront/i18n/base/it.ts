import card from '../messages/it/card.json'
import notification from '../messages/it/notification.json'
import panel from '../messages/it/panel.json'
import shell from '../messages/it/shell.json'
import trouble from '../messages/it/trouble.json'

/** The texts that every page carries, in one file of the build. */
export const base = { ...shell, ...panel, ...notification, ...trouble, ...card }

/** Where the other groups are: no page carries the addresses of another language's. */
export const groups = import.meta.glob(['../messages/it/*.json', '!**/{card,notification,panel,shell,trouble}.json'], {
  import: 'default',
})
