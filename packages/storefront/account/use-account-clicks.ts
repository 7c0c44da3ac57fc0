import { useEffect } from 'react'
import { hearClicks } from '../navigation/hear-clicks.ts'
import { plainClickOn } from '../navigation/plain-click.ts'
import { usePrefix } from '../navigation/use-prefix.ts'
import { usePanelStore } from '../panel/use-panels.ts'
import { useSessionStore } from '../session/use-session.ts'

/** "Guests who choose account icon, profile item or footer My account get the login modal": every link to the account does that. */
export function useAccountClicks(): void {
  const sessions = useSessionStore()
  const panels = usePanelStore()
  const prefix = usePrefix()
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (sessions.session() || plainClickOn(event)?.getAttribute('href') !== `${prefix}/my-account`) return
      event.preventDefault()
      panels.openModal({ name: 'authentication' })
    }
    return hearClicks(open)
  }, [sessions, panels, prefix])
}
