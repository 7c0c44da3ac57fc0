import type { FormEvent, Ref } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { usePrefix } from '../navigation/use-prefix.ts'
import styles from './search-form.module.css'
import { longestText, searchPath } from './search-query.ts'

interface SearchFormProps {
  /** The field's: the panel may lie over the page that has one too. */
  id: string
  /** What the address says; the field begins with it. */
  text?: string
  field?: Ref<HTMLInputElement>
  /** Told with every keystroke. */
  onType?: (typed: string) => void
  /** Told when the results are on their way as a page. */
  onSubmit?: () => void
  /** The id of what the field answers with. */
  describedBy?: string
}

/** A form that the browser can send by itself; with JavaScript the page comes without a reload. */
export function SearchForm({ id, text = '', field, onType, onSubmit, describedBy }: SearchFormProps) {
  const t = useText()
  const prefix = usePrefix()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    onSubmit?.()
    void navigate(searchPath(typeof typed === 'string' ? typed.trim() : ''))
  }
  return (
    <form className={styles.form} role="search" action={`${prefix}/search`} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {t('search.label')}
      </label>
      <span className={styles.line}>
        <input
          key={text}
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={longestText}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={describedBy}
          onChange={(event) => onType?.(event.target.value)}
        />
        <button className={styles.submit} type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </span>
    </form>
  )
}
