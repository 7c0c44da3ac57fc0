import type { FormEvent, MouseEvent, Ref } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { usePrefix } from '../navigation/use-prefix.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './search-form.module.css'
import { longestText, searchPath } from './search-query.ts'
import type { ComboboxField } from './use-combobox.ts'
import { recentSearchesOf } from './use-recent-searches.ts'

interface SearchFormProps {
  /** The field's: the panel may lie over the page that has one too. */
  id: string
  /** What the address says; the field begins with it. */
  text?: string
  field?: Ref<HTMLInputElement>
  /** Where a list belongs to the field. */
  combobox?: ComboboxField
  /** Told with every keystroke. */
  onType?: (typed: string) => void
  /** Told when the results are on their way as a page. */
  onSubmit?: () => void
  /** The id of what the field answers with. */
  describedBy?: string
}

/** A form that the browser can send by itself; with JavaScript the page comes without a reload. */
export function SearchForm({ id, text = '', field, combobox, onType, onSubmit, describedBy }: SearchFormProps) {
  const t = useText()
  const shop = useShop()
  const prefix = usePrefix()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const sent = typeof typed === 'string' ? typed.trim() : ''
    if (sent.length >= shop.config.search.minLength) recentSearchesOf(shop).note(sent)
    onSubmit?.()
    void navigate(searchPath(sent))
  }
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const input = currentTarget.form?.elements.namedItem('q')
    if (!(input instanceof HTMLInputElement)) return
    input.value = ''
    input.focus()
    onType?.('')
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
          // A searchbox cannot have a list of its own.
          type={combobox ? 'text' : 'search'}
          name="q"
          defaultValue={text}
          // Nothing to read: it tells the styles whether the field is empty.
          placeholder=" "
          maxLength={longestText}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={describedBy}
          onChange={(event) => onType?.(event.target.value)}
          {...combobox}
        />
        {combobox && (
          <button className={styles.clear} type="button" aria-label={t('search.clear')} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        )}
        <button className={styles.submit} type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </span>
    </form>
  )
}
