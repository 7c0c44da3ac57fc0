import card from '../messages/de/card.json'
import notification from '../messages/de/notification.json'
import panel from '../messages/de/panel.json'
import shell from '../messages/de/shell.json'
import trouble from '../messages/de/trouble.json'

/** The texts that every page carries, in one file of the build. */
export const base = { ...shell, ...panel, ...notification, ...trouble, ...card }

/** Where the other groups are: no page carries the addresses of another language's. */
export const groups = import.meta.glob(['../messages/de/*.json', '!**/{card,notification,panel,shell,trouble}.json'], {
  import: 'default',
})
