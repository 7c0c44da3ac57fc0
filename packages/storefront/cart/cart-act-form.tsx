import type { ReactNode } from 'react'
import { usePrefix } from '../navigation/use-prefix.ts'
import type { CartAct } from './cart-act.ts'

interface CartActFormProps {
  act: CartAct
  /** What is sent along, by name. */
  fields?: Readonly<Record<string, string>>
  /** With a script: the same, in place. */
  onAct: (form: HTMLFormElement) => void
  children: ReactNode
  className?: string | undefined
  id?: string | undefined
}

/** A change of the cart: sent as a form where no script runs, and otherwise made in place. */
export function CartActForm({ act, fields, onAct, children, className, id }: CartActFormProps) {
  const prefix = usePrefix()
  return (
    <form
      className={className}
      id={id}
      method="post"
      action={`${prefix}/cart`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onAct(event.currentTarget)
      }}
    >
      {Object.entries({ act, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
