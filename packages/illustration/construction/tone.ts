export interface Tone {
  line: string
  name: string
  fact: string
  /** Around the upper, where it would sink into a dark ground. */
  rim?: string
  /** Of the names: of the same kind as the headings of the page. */
  letter: 'serif' | 'sans'
}

export const toneNames = ['light', 'dark', 'halden-light', 'halden-dark', 'laszlo-light', 'laszlo-dark'] as const
/** The ground that lines and words stand on: a brand's paper, or the dark band of its page. */
export type ToneName = (typeof toneNames)[number]

/** The inks of the three brands. */
export const tones: Readonly<Record<ToneName, Tone>> = {
  light: { line: '#8a6a2f', name: '#2a1c14', fact: '#5a483c', letter: 'serif' },
  dark: { line: '#c6a15b', name: '#f4f0e9', fact: '#c4b5a2', rim: '#8d7f6c', letter: 'serif' },
  'halden-light': { line: '#5f696f', name: '#15191c', fact: '#454d53', letter: 'sans' },
  'halden-dark': { line: '#9db3bc', name: '#f1f2f2', fact: '#b3bcc1', rim: '#7f898f', letter: 'sans' },
  'laszlo-light': { line: '#8b5e25', name: '#14231b', fact: '#415046', letter: 'serif' },
  'laszlo-dark': { line: '#c9a25a', name: '#f2f1e6', fact: '#b4c2b4', rim: '#8d7f6c', letter: 'serif' },
}
