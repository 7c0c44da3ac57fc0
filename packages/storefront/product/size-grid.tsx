import type { Text } from '../i18n/text.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ModalLink } from '../panel/modal-link.tsx'
import styles from './size-grid.module.css'
import type { SizeCell, SizeGridView } from './size-grid-view.ts'
import { useArrowKeys } from './use-arrow-keys.ts'

const sizeGuide = { name: 'size-guide' } as const

const looks: Record<SizeCell['level'], string | undefined> = {
  free: styles.free,
  last: styles.last,
  'sold-out': styles.soldOut,
  'not-made': styles.notMade,
}

/** The shelf: sizes across, widths down; on a phone it is turned. Each field is a link that says all about itself. */
export function SizeGrid({ grid }: { grid: SizeGridView }) {
  const t = useText()
  const isOpen = grid.columns.every(({ isChosen }) => !isChosen)
  return (
    <div className={styles.sizes} data-open={isOpen || undefined}>
      <p className={styles.heading}>
        <strong id="size">{t(grid.hasWidths ? 'product.sizeAndWidth' : 'product.size')}</strong>{' '}
        <span aria-hidden="true">{t('product.scale')}</span>
        <ModalLink className={styles.guide} to="/size-guide" modal={sizeGuide}>
          {t('product.sizeGuide')}
        </ModalLink>
      </p>
      <div className={styles.grid} role="group" aria-labelledby="size" {...useArrowKeys<HTMLDivElement>()}>
        <div className={styles.head} aria-hidden="true">
          <span>
            {t('product.eu')} <small>{t('product.uk')}</small>
          </span>
          {grid.columns.map(({ value, label, uk, isChosen }) => (
            <span key={value} className={isChosen ? styles.chosenSize : undefined}>
              {label} <small>{uk}</small>
            </span>
          ))}
        </div>
        {grid.rows.map(({ value, label, note, cells }) => (
          <div
            key={value}
            className={styles.row}
            data-row=""
            role="group"
            aria-label={grid.hasWidths ? t('product.row', { width: `${label} ${note}` }) : t('product.size')}
          >
            <span aria-hidden="true">
              {label} <small>{note}</small>
            </span>
            {cells.map((cell) => cellLink(cell, t))}
          </div>
        ))}
      </div>
      <Legend />
    </div>
  )
}

/** A plain function: three dozen fields need no component of their own. */
function cellLink({ size, href, name, level, quantity, isChosen, alertSku }: SizeCell, t: Text) {
  return (
    <a
      key={size}
      className={isChosen ? styles.chosen : looks[level]}
      href={href}
      aria-label={name}
      aria-current={isChosen || undefined}
      aria-haspopup={alertSku ? 'dialog' : undefined}
      data-none={level === 'not-made' ? '' : undefined}
      data-alert={alertSku}
      rel="nofollow"
    >
      {isChosen ? chosenMark(t) : mark(level, quantity, t)}
    </a>
  )
}

function chosenMark(t: Text) {
  return (
    <>
      <Icon name="check" size={18} />
      {t('product.state.chosen')}
    </>
  )
}

function mark(level: SizeCell['level'], quantity: number, t: Text) {
  switch (level) {
    case 'free':
      return t('product.state.free')
    case 'sold-out':
      return (
        <>
          <Icon name="bell" size={18} />
          {t('product.alertWord')}
        </>
      )
    case 'last':
      return (
        <>
          {t('product.state.lastWord')} <b>{quantity}</b>
        </>
      )
    case 'not-made':
      return '–'
  }
}

function Legend() {
  const t = useText()
  return (
    <ul className={styles.legend} aria-label={t('product.legend')}>
      <li className={styles.freeSign}>{t('product.state.free')}</li>
      <li>
        <b>{t('product.state.lastWord')} 2</b> {t('product.legend.last')}
      </li>
      <li className={styles.soldOutSign}>
        <Icon name="bell" size={16} />
        {t('product.state.sold-out')}
      </li>
      <li>– {t('product.state.not-made')}</li>
    </ul>
  )
}
