import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { usePrefix } from '../navigation/use-prefix.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import type { NewsletterData } from './newsletter-data.ts'
import styles from './newsletter-form.module.css'
import type { NewsletterOutcome } from './newsletter-outcome.ts'
import { type NewsletterSource, subscribe } from './subscribe.ts'

interface NewsletterFormProps {
  newsletter: NewsletterData
  /** One of a source stands on a page. */
  source: NewsletterSource
}

const choices = ['women', 'men', 'both'] as const

/** Without JavaScript it is posted to the page of the same name. A mailing provider, where there is one, gets it in a new tab. */
export default function NewsletterForm({ newsletter, source }: NewsletterFormProps) {
  const { words, privacy } = newsletter
  const shop = useShop()
  const prefix = usePrefix()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [outcome, setOutcome] = useState<NewsletterOutcome | 'sending'>()
  const { formUrl, fields, genderSubmitDelay } = shop.config.newsletterForm
  const names = formUrl ? fields : { email: 'email', gender: 'gender' }
  const id = `newsletter-${source}`
  const isWrong = outcome !== undefined && outcome !== 'sending' && outcome !== 'pending'

  const say = (next: NewsletterOutcome) => {
    setOutcome(next)
    if (!field.current) return
    if (next === 'pending') field.current.value = ''
    else field.current.focus()
  }

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    if (formUrl) return setOutcome(undefined)
    event.preventDefault()
    if (outcome === 'sending') return
    setOutcome('sending')
    const gender = event.nativeEvent.submitter?.getAttribute('value') ?? undefined
    say(await subscribe(shop, { email: field.current?.value ?? '', source, gender }))
  }

  /** "Women/Men buttons (which set a gender value and submit after 100 ms)" */
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const chosen = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => chosen.form?.requestSubmit(chosen), genderSubmitDelay)
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={formUrl ?? `${prefix}/newsletter`}
      target={formUrl ? '_blank' : undefined}
      rel={formUrl ? 'noopener' : undefined}
      onSubmit={(event) => void send(event)}
    >
      {!formUrl && <input type="hidden" name="source" value={source} />}
      <div className={styles.line}>
        <label htmlFor={id}>{words.email}</label>
        <span className={styles.required} aria-hidden="true">
          {words.required}
        </span>
      </div>
      <div className={newsletter.gender ? styles.stacked : styles.row}>
        <span className={styles.box}>
          <input
            ref={field}
            id={id}
            className={styles.field}
            type="email"
            name={names.email}
            required
            maxLength={254}
            autoComplete="email"
            placeholder={words.example}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-said`}
            onInvalid={(event) => {
              event.preventDefault()
              say('invalid')
            }}
          />
          {isWrong && <Icon name="warning" />}
        </span>
        {newsletter.gender ? (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend cannot stand beside the buttons
          <div className={styles.choices} role="group" aria-labelledby={`${id}-for`}>
            <span id={`${id}-for`}>{words.chooseFor}</span>
            {choices.map((choice) => (
              <button
                key={choice}
                className={button.outlined}
                type="submit"
                name={names.gender}
                value={choice}
                aria-busy={outcome === 'sending'}
                onClick={choose}
              >
                {words[choice]}
              </button>
            ))}
          </div>
        ) : (
          <button className={button.outlined} type="submit" aria-busy={outcome === 'sending'}>
            {newsletter.button}
          </button>
        )}
      </div>
      <p id={`${id}-said`} className={isWrong ? styles.wrong : styles.said} role="status">
        {outcome && outcome !== 'sending' && words[outcome]}
      </p>
      <p className={styles.consent}>
        {newsletter.consent}
        {privacy && (
          <>
            {' '}
            {words.privacy} <ShopLink to={privacy.href}>{privacy.label}</ShopLink>.
          </>
        )}
        {formUrl && <span className="visually-hidden"> {words.newTab}</span>}
      </p>
    </form>
  )
}
