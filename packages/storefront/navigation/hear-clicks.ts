/**
 * Hears every click of the document after everybody else has. React stops a click into a part whose code has not come yet
 * on its way down: nobody is there to answer it, so it is heard then.
 */
export function hearClicks(listener: (event: MouseEvent) => void): () => void {
  const beforeReact = (event: MouseEvent) => {
    const stop = event.stopPropagation.bind(event)
    event.stopPropagation = () => {
      stop()
      if (event.eventPhase === Event.CAPTURING_PHASE) listener(event)
    }
  }
  document.addEventListener('click', beforeReact, { capture: true })
  document.addEventListener('click', listener)
  return () => {
    document.removeEventListener('click', beforeReact, { capture: true })
    document.removeEventListener('click', listener)
  }
}
