import type { StoreView } from '@welt/contract/entity/store-view.ts'

interface LetterTheme {
  paper: string
  card: string
  ink: string
  ink2: string
  ink3: string
  accent: string
  onAccent: string
  rule: string
  heading: string
  body: string
  radius: number
  mark: string
  /** The same for readers who prefer the dark. */
  dark: { paper: string; card: string; ink: string; ink2: string; rule: string }
}

const grotesque = "'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif"

/** The shop's tokens, as far as a letter needs them; hairlines are mixed, because mail programs do not mix. */
export const letterThemes: Readonly<Record<StoreView['theme'], LetterTheme>> = {
  ellermoor: {
    paper: '#F4F0E9',
    card: '#FBF9F5',
    ink: '#2A1C14',
    ink2: '#5A483C',
    ink3: '#6E5C4E',
    accent: '#6B1F2A',
    onAccent: '#FBF9F5',
    rule: '#DED4C2',
    heading: "Newsreader,Georgia,'Times New Roman',serif",
    body: grotesque,
    radius: 2,
    mark: 'font-weight:420;letter-spacing:0.22em;text-transform:uppercase',
    dark: { paper: '#17110D', card: '#221A14', ink: '#F4F0E9', ink2: '#C4B5A2', rule: '#463A30' },
  },
  halden: {
    paper: '#F1F2F2',
    card: '#FAFAFA',
    ink: '#15191C',
    ink2: '#454D53',
    ink3: '#596268',
    accent: '#0F4453',
    onAccent: '#FAFAFA',
    rule: '#D0D3D5',
    heading: "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif",
    body: "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif",
    radius: 0,
    mark: 'font-weight:650;letter-spacing:-0.045em;text-transform:lowercase',
    dark: { paper: '#15191C', card: '#1E2428', ink: '#F1F2F2', ink2: '#B3BCC1', rule: '#3A4349' },
  },
  laszlo: {
    paper: '#F2F1E6',
    card: '#FAF9F1',
    ink: '#14231B',
    ink2: '#415046',
    ink3: '#55635A',
    accent: '#1C4A35',
    onAccent: '#FAF9F1',
    rule: '#D0D1BA',
    heading: "'EB Garamond',Garamond,Georgia,'Times New Roman',serif",
    body: grotesque,
    radius: 2,
    mark: 'font-style:italic;font-weight:500',
    dark: { paper: '#10261B', card: '#173223', ink: '#F2F1E6', ink2: '#B4C2B4', rule: '#35513F' },
  },
}
