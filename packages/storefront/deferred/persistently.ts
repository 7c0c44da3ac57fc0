/** What cannot be had now is asked for again: the page is whole without it, an error would replace it. */
export async function persistently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await connectionOrPause()
    }
  }
}

function connectionOrPause(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
    if (navigator.onLine) setTimeout(resolve, 5000)
  })
}
