import type { ReactNode } from 'react'
import { ShopLink } from '../navigation/shop-link.tsx'
import styles from './authentication-form.module.css'
import type { AuthenticationForm, AuthenticationName } from './authentication-form.ts'

interface SwitchWordProps extends Pick<AuthenticationForm, 'onSwitch'> {
  form: AuthenticationName
  /** Goes along, so that nobody types it twice. */
  email: string
  children: ReactNode
}

const paths: Readonly<Record<AuthenticationName, string>> = {
  login: '/my-account?form=login',
  register: '/my-account?form=register',
  forgot: '/resetpassword',
}

/** From one of the three forms to another: in place, or by a link. */
export function SwitchWord({ form, email, onSwitch, children }: SwitchWordProps) {
  if (!onSwitch) {
    return (
      <ShopLink className={styles.word} to={paths[form]}>
        {children}
      </ShopLink>
    )
  }
  return (
    <button className={styles.word} type="button" onClick={() => onSwitch(form, email)}>
      {children}
    </button>
  )
}
