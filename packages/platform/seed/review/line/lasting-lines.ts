import { complaint, isLaced, type Line, praise, remark } from './line.ts'

export const lastingLines: readonly Line[] = [
  praise(
    'Nach zwei Jahren zum Besohlen geschickt, nach [drei|vier] Wochen zurück, mit neuem Kork und frisch poliert.',
    'Sent for resoling after two years, back after [three|four] weeks with new cork and freshly polished.',
    { months: 26, when: ({ make }) => make !== 'blake' },
  ),
  praise(
    'Vier Jahre, zwei Paar Absätze, eine Sohle. Der Schaft sieht besser aus als am Anfang.',
    'Four years, two sets of heels, one sole. The upper looks better than at the start.',
    { months: 49 },
  ),
  praise(
    'Nach dem Besohlen saßen sie wie vorher. Ich hatte mich vor dem Einlaufen gefürchtet, umsonst.',
    'After resoling they fitted as before. I had feared breaking them in again, needlessly.',
    { months: 30, when: ({ make }) => make !== 'blake' },
  ),
  praise('Drei Jahre alt und noch die ersten Senkel.', 'Three years old and still on the first laces.', {
    months: 37,
    when: isLaced,
  }),
  praise(
    'Im dritten Winter. Andere Schuhe hatte ich da längst entsorgt.',
    'In their third winter. Others I had long thrown away by then.',
    { months: 30 },
  ),
  praise(
    'Mein Schuster sagt, da sei noch Fleisch für drei Sohlen. Der lobt sonst nie.',
    'My cobbler says there is meat for three more soles. He never praises anything.',
    { months: 18 },
  ),
  praise(
    'Die Patina an der Kappe ist nach achtzehn Monaten von selbst gekommen.',
    'The patina on the cap came of its own accord after eighteen months.',
    { months: 19, when: ({ leather }) => leather === 'calf' },
  ),
  praise(
    'Neue Absätze nach einem Jahr, [19|22] Euro beim Schuster nebenan. Sonst nichts.',
    'New heels after a year, [19|22] euros at the cobbler next door. Nothing else.',
    { months: 13 },
  ),
  remark(
    '139 Euro fürs Besohlen sind kein Pappenstiel, aber das Paar kam zurück wie neu.',
    '139 euros for a resole is no trifle, but the pair came back like new.',
    { months: 24, when: ({ make }) => make !== 'blake' },
  ),
  remark(
    'Nach anderthalb Jahren war das Futter an der Ferse durch. Die Werkstatt hat es geflickt.',
    'After a year and a half the lining at the heel was through. The workshop patched it.',
    { months: 20 },
  ),
  complaint(
    'Zum Besohlen waren sie sieben Wochen weg, angekündigt waren vier.',
    'They were gone for seven weeks to be resoled; four had been announced.',
    { months: 24, when: ({ make }) => make !== 'blake' },
  ),
]
