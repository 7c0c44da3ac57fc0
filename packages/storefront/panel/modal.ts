/** Every modal of the shop by its name, with what it needs to know. */
export type Modal =
  | { name: 'authentication'; form?: 'login' | 'register' | 'forgot' }
  | { name: 'language' }
  | { name: 'size-guide' }
  | { name: 'terms' }
  | { name: 'private-policy' }
  | { name: 'data-protection' }
  | { name: 'newsletter' }
  | { name: 'chat' }
  | { name: 'feature-not-implemented' }

export type ModalName = Modal['name']
