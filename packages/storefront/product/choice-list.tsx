import styles from './choice-list.module.css'
import type { ChoiceListView } from './choice-list-view.ts'
import { useArrowKeys } from './use-arrow-keys.ts'

/** A question beside colour, size and width: its answers as a row of fields. */
export function ChoiceList({ list }: { list: ChoiceListView }) {
  const id = `choice-${list.code}`
  return (
    <div className={styles.choice} data-open={list.chosen === '' || undefined}>
      <p>
        <strong id={id}>{list.label}</strong> <span aria-hidden="true">{list.chosen}</span>
      </p>
      <div className={styles.list} role="group" aria-labelledby={id} {...useArrowKeys<HTMLDivElement>()}>
        {list.items.map(({ value, label, href, isChosen, exists }) => (
          <a
            key={value}
            href={href}
            aria-current={isChosen || undefined}
            data-none={exists ? undefined : ''}
            rel="nofollow"
          >
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}
