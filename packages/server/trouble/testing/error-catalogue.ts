import type { NotificationType } from '@welt/domain/notification/notification.ts'

/** A sentence of the source's error catalogues: the words in both languages, and where they are said. */
export type CatalogueEntry =
  /** `actions`: what stands on the buttons beside it. */
  | { at: 'notification'; type: NotificationType; english: string; german: string; actions: 'ok' | 'checkout' }
  /** In the form that was sent. */
  | { at: 'form'; english: string; german: string }
  /** For the operator alone: the shopper is told nothing, or sees the page for what is not there. */
  | { at: 'log'; says: string }
  /** Nothing is said at all. */
  | { at: 'nowhere' }

const danger = { at: 'notification', type: 'danger', actions: 'ok' } as const
const warning = { at: 'notification', type: 'warning', actions: 'ok' } as const

/**
 * "OK is the button on all notifications." The two catalogues in one, as far as the catalogue, the cart, tasks and the session go; what
 * only a browser can bring about stands in `e2e/trouble.spec.ts`.
 */
export const errorCatalogue = {
  'a session that nobody renews': {
    ...danger,
    english: 'Error refreshing user token. User is not authorized to access the resource',
    german: 'Ihre Anmeldung ließ sich nicht erneuern. Bitte melden Sie sich noch einmal an.',
  },
  'a refresh that breaks': {
    ...danger,
    english: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
    german:
      'Beim Erneuern Ihrer Anmeldung ist uns ein Fehler unterlaufen. Bitte löschen Sie die gespeicherten Daten dieser Website und laden Sie die Seite neu.',
  },
  'a wrong content type': {
    ...danger,
    english: 'Error with response - bad content-type!',
    german: 'Die Antwort ist nicht von der Art, die wir erwarten.',
  },
  'a wrong response format': {
    ...danger,
    english: 'Unhandled error, wrong response format!',
    german: 'Die Antwort hat nicht die Form, die wir erwarten.',
  },
  'a code other than 200': {
    ...danger,
    english: 'No stock information for given sku',
    german: 'No stock information for given sku',
  },
  'a platform that breaks': {
    ...danger,
    english: 'Something went wrong. Please try again.',
    german: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  'a not-found network code': { at: 'nowhere' },
  'a silent task': { at: 'nowhere' },
  'a missing cart id': {
    ...warning,
    english:
      'Error executing sync task /api/cart/apply-coupon: the required cartId argument is null. Re-creating shopping cart synchro.',
    german:
      'Dem Warenkorb fehlt seine Nummer (/api/cart/apply-coupon). Er wird neu angelegt; Ihre Artikel bleiben darin.',
  },
  'a product that is added': {
    at: 'notification',
    type: 'success',
    actions: 'checkout',
    english: 'Product has been added to the cart!',
    german: 'Das Produkt liegt jetzt im Warenkorb.',
  },
  'a volatile stock': {
    at: 'notification',
    type: 'warning',
    actions: 'checkout',
    english:
      'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
    german: 'Der Bestand ist gerade nicht sicher. Das Produkt ist für Sie vorgemerkt und liegt im Warenkorb.',
  },
  'a product out of stock': {
    ...danger,
    english: 'The product is out of stock and cannot be added to the cart!',
    german: 'Das Produkt ist ausverkauft und kann nicht in den Warenkorb gelegt werden.',
  },
  'an unknown price': {
    ...danger,
    english: 'Product price is unknown, product cannot be added to the cart!',
    german: 'Der Preis des Produkts ist unbekannt, es kann nicht in den Warenkorb gelegt werden.',
  },
  'no available variant': {
    ...danger,
    english: 'No available product variants',
    german: 'Davon ist zurzeit keine Ausführung lieferbar.',
  },
  'a quantity that there is not': {
    ...danger,
    english: 'Putzkasten: Only 3 products of this type are available',
    german: 'Putzkasten: Von diesem Produkt sind nur 3 Stück zu haben.',
  },
  'a product without its options': {
    ...danger,
    english: 'Gürtel nach Maß: Please configure bundle or custom options first',
    german: 'Gürtel nach Maß: Bitte wählen Sie zuerst die Teile des Sets oder die Optionen des Produkts.',
  },
  'an incorrect coupon code': {
    ...danger,
    english: 'incorrect coupon code',
    german: 'Dieser Gutscheincode ist nicht richtig.',
  },
  'a product by its status': { at: 'log', says: 'Product query returned empty result product status = 2' },
  'a product by its visibility': { at: 'log', says: 'Product query returned empty result product visibility = 1' },
  'a category by its id': { at: 'log', says: 'Category query returned empty result id = 999' },
  'a category by its slug': { at: 'log', says: 'Category query returned empty result slug = nirgends' },
  'a grouped product without links': { at: 'log', says: 'Product with type grouped has no product_links set!' },
  'a link that cannot be loaded': { at: 'log', says: 'Product link not found' },
  'a bad attribute': { at: 'log', says: 'Wrong attribute given in configurable_options' },
  'a search engine that cannot be reached': { at: 'log', says: 'the search did not answer' },
  'promoted content that is missing': { at: 'log', says: 'there is no promoted content' },
  'a block that is not there': { at: 'log', says: 'CMS query returned empty result' },
  'a wrong login': {
    at: 'form',
    english: 'You did not sign in correctly or your account is temporarily disabled.',
    german: 'E-Mail-Adresse und Passwort passen nicht zusammen, oder das Konto ist vorübergehend gesperrt.',
  },
  'an unexpected authorization error': {
    at: 'form',
    english: 'Unexpected authorization error. Please check your connection and try again.',
    german: 'Unerwarteter Fehler bei der Anmeldung. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  'a reset without a network': {
    at: 'form',
    english: 'Reset password feature does not work while offline!',
    german: 'Ein neues Passwort lässt sich nicht festlegen, solange Sie offline sind.',
  },
  'a reset e-mail that is not sent': {
    at: 'form',
    english: 'Error while sending the reset e-mail. Please try again.',
    german: 'Die E-Mail mit dem Link ließ sich nicht senden. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, CatalogueEntry>

export type Situation = keyof typeof errorCatalogue
