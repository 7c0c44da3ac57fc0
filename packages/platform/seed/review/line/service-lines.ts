import { complaint, isLaced, type Line, praise, remark } from './line.ts'

export const serviceLines: readonly Line[] = [
  praise(
    'Ich hatte nach der Weite gefragt und am nächsten Morgen eine Zeichnung meines Fußumrisses mit Anmerkungen zurück.',
    'I had asked about the width and next morning got back a drawing of my outline with notes.',
  ),
  praise(
    'Im Karton lag ein Zettel mit der Hand geschrieben: erst nach zwei Tagen wieder anziehen. Ich halte mich daran.',
    'A handwritten note lay in the box: wear again only after two days. I do as told.',
  ),
  praise(
    'Bestellt im Urlaub, nachgesandt nach Hause, keine Umstände.',
    'Ordered on holiday, sent on to my home, no fuss.',
  ),
  remark(
    'Die Versandbestätigung lag im Spam, das Paar trotzdem nach drei Tagen vor der Tür.',
    'The dispatch mail was in my spam; the pair was at the door after three days all the same.',
  ),
  remark('Samstags war am Telefon niemand zu erreichen.', 'On Saturday nobody answered the phone.'),
  praise(
    'Am Montag bestellt, am Mittwoch da, in einem Karton ganz ohne Plastik.',
    'Ordered on Monday, here on Wednesday, in a box without any plastic.',
  ),
  praise(
    'Zwei Beutel, ein Paar Ersatzsenkel und eine Karte mit den Namen derer, die genäht haben. Das mag ich.',
    'Two bags, spare laces and a card with the names of those who sewed. I like that.',
    { when: isLaced },
  ),
  praise(
    'Der Umtausch ging so: angerufen, Etikett im Karton, drei Tage später die richtige Größe.',
    'The exchange went like this: a call, the label from the box, the right size three days later.',
  ),
  praise(
    'Am Telefon jemand, der Leisten auseinanderhalten kann. Wann hat man das noch.',
    'On the phone somebody who can tell lasts apart. When do you still get that.',
  ),
  praise(
    'Beim Fabrikverkauf in Pirmasens anprobiert, online in der anderen Farbe bestellt.',
    'Tried on at the factory shop in Pirmasens, ordered online in the other colour.',
  ),
  praise(
    'Die Spanner gleich mitbestellt, sie passen ohne Rütteln.',
    'Ordered the trees with them; they fit without a struggle.',
  ),
  praise(
    'Lieferung nach [Österreich|Belgien|Frankreich] in [fünf|vier] Tagen, ohne Aufpreis.',
    'Delivery to [Austria|Belgium|France] in [five|four] days, at no extra cost.',
  ),
  praise(
    'Eine Frage zur Pflege wurde am selben Tag beantwortet, mit einem Absatz zu meinem Leder und nicht mit einem Textbaustein.',
    'A question about care was answered the same day, with a paragraph on my leather and not a form letter.',
  ),
  praise(
    'Gut verpackt, gut gewachst, mit Spannern aus Papier, die jemand wirklich gefaltet hat.',
    'Well packed, well waxed, with paper trees that somebody really folded.',
  ),
  praise(
    'Rücksendung der zweiten Größe war kostenlos, das Geld nach vier Tagen zurück.',
    'Returning the second size was free; the money was back after four days.',
  ),
  remark(
    'Die Lieferung kam zwei Tage später als angekündigt, dafür mit einer Nachricht vorher.',
    'Delivery came two days later than announced, but with word beforehand.',
  ),
  remark('Einen Schuhlöffel hätte man beilegen können.', 'They might have put in a shoe horn.'),
  remark(
    'Meine Größe war vergriffen. Die Nachricht, dass sie wieder da ist, kam nach drei Wochen wirklich.',
    'My size was sold out. The message that it was back did come, after three weeks.',
  ),
  complaint(
    'Geliefert mit einem Kratzer an der Ferse, der nach Vorführpaar aussah. Der Tausch hat dann geklappt.',
    'Delivered with a scratch on the heel that looked like a display pair. The exchange did work.',
  ),
  complaint(
    'Das Paket lag eine Woche in der falschen Filiale, und niemand konnte mir sagen, in welcher.',
    'The parcel lay in the wrong branch for a week and nobody could tell me which.',
  ),
]
