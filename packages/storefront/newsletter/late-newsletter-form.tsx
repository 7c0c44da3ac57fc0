import { deferred } from '../deferred/deferred.tsx'

/** On every page, mostly below what is seen first; until its code has come it is a form like any other. */
export const LateNewsletterForm = deferred('newsletter/newsletter-form.tsx', () => import('./newsletter-form.tsx'))
