/** What the store does when a task has come back. */
export const storeActions = ['stock/stockAfterCheck'] as const
export type StoreAction = (typeof storeActions)[number]

/** What may be told to the page: a queue that anybody can write to must not be able to say `storage` or `popstate`. */
export const taskEvents = ['user-after-update'] as const
export type TaskEvent = (typeof taskEvents)[number]

export type Callback = { at: 'store'; action: StoreAction } | { at: 'event'; name: TaskEvent }

const prefix = 'store:'

/** "An event, or a store action when the callback name is prefixed with `store:`." What nobody knows is none. */
export function readCallback(name: string | null | undefined): Callback | null {
  if (name?.startsWith(prefix)) {
    const action = storeActions.find((known) => known === name.slice(prefix.length))
    return action ? { at: 'store', action } : null
  }
  const event = taskEvents.find((known) => known === name)
  return event ? { at: 'event', name: event } : null
}
