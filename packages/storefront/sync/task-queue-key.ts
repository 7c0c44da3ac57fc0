/** Where a store view's tasks wait. */
export function taskQueueKey(storeCode: string): string {
  return `${storeCode}-shop/syncTasks/queue`
}
