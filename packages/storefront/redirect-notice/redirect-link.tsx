import type { ComponentProps } from 'react'
import { plainClickOn } from '../navigation/plain-click.ts'
import type { ModalOf } from '../panel/panel-module.tsx'
import { usePanelStore } from '../panel/use-panels.ts'

type RedirectLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & Omit<ModalOf<'redirect'>, 'name'>

/** A way out of the shop that says first where it leads; without JavaScript, or with a key held down, it just leads there. */
export function RedirectLink({ to, reason, children, ...link }: RedirectLinkProps) {
  const panels = usePanelStore()
  return (
    <a
      rel="noopener"
      aria-haspopup="dialog"
      {...link}
      href={to}
      onClick={(event) => {
        if (!plainClickOn(event.nativeEvent)) return
        event.preventDefault()
        panels.openModal({ name: 'redirect', to, reason })
      }}
    >
      {children}
    </a>
  )
}
