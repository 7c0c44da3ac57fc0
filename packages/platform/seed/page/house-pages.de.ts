import type { PageSeed } from './page-seed.ts'

export const housePagesDe: readonly PageSeed[] = [
  {
    id: 11,
    identifier: 'cookie-settings',
    title: 'Cookie-Einstellungen',
    metaDescription: 'Was wir in Ihrem Browser speichern, wozu Sie einwilligen können und wie Sie es widerrufen.',
    content: (_, link) => `
<p>Ohne Ihre Einwilligung speichern wir nur, was der Laden zum Arbeiten braucht, und rufen keine fremden Server auf.</p>
<h2>Notwendig</h2>
<table>
<thead><tr><th scope="col">Was</th><th scope="col">Wozu</th><th scope="col">Wie lange</th></tr></thead>
<tbody>
<tr><th scope="row">Warenkorb und Merkzettel</th><td>damit sie nach dem Neuladen noch da sind</td><td>bis Sie sie leeren</td></tr>
<tr><th scope="row">Anmeldung</th><td>damit Sie angemeldet bleiben</td><td>bis zur Abmeldung</td></tr>
<tr><th scope="row">Warenkorb und Anmeldung ohne JavaScript</th><td>als Cookies, damit der Laden auch dann arbeitet</td><td>Warenkorb 30 Tage, Anmeldung bis zur Abmeldung oder bis Sie den Browser schließen</td></tr>
<tr><th scope="row">Angaben an der Kasse</th><td>damit Sie nach einem Abbruch nicht von vorn anfangen</td><td>30 Minuten</td></tr>
<tr><th scope="row">Ihre Wahl auf dieser Seite</th><td>damit wir nicht wieder fragen</td><td>2400 Stunden</td></tr>
</tbody>
</table>
<p>Rechtsgrundlage ist § 25 Abs. 2 Nr. 2 TDDDG; eine Einwilligung ist dafür nicht nötig.</p>
<h2>Marketing, Messung und Analyse</h2>
<p>Diese Dienste laden wir erst, wenn Sie eingewilligt haben (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Ablehnen ist genauso leicht wie annehmen und hat keinen Nachteil.</p>
<h2>Ihre Wahl ändern</h2>
<p>Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Danach laden wir nichts mehr und löschen, was die Dienste in Ihrem Browser hinterlassen haben. Mehr dazu unter <a href="${link('/datenschutz')}">Datenschutz</a>.</p>`,
  },
  {
    id: 12,
    identifier: 'abmelden',
    title: 'Newsletter abmelden',
    metaDescription: 'So beenden Sie den Newsletter.',
    content: ({ email }, link) => `
<p>Wir schreiben viermal im Jahr. Wenn das viermal zu viel ist, geht es so:</p>
<ol>
<li>Am schnellsten mit dem Link „Abmelden“, der am Ende jedes Newsletters steht. Ein Klick genügt, eine Anmeldung ist nicht nötig.</li>
<li>Oder in Ihrem Konto unter „Newsletter“.</li>
<li>Oder mit einer Zeile an ${email}. Wir brauchen nur die Adresse, an die der Newsletter geht.</li>
</ol>
<p>Wir tragen Sie sofort aus, spätestens am nächsten Werktag. Einen Grund brauchen Sie nicht zu nennen. Ein Gutschein, den Sie schon bekommen haben, gilt weiter. Was wir danach noch speichern, steht unter <a href="${link('/datenschutz')}">Datenschutz</a>.</p>`,
  },
  {
    id: 13,
    identifier: 'barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    metaDescription: 'Wie barrierefrei dieser Laden ist, was noch fehlt und an wen Sie sich wenden können.',
    content: ({ maker, address, email }) => `
<p>Diese Erklärung gilt für diesen Laden mit Katalog, Warenkorb, Kasse und Konto. Sie folgt § 14 und Anlage 3 des Barrierefreiheitsstärkungsgesetzes (BFSG). Der Laden ist eine Vorführung; die Angaben zum Haus sind erfunden.</p>
<h2>Wie der Dienst funktioniert</h2>
<p>Sie suchen Schuhe und Pflegemittel, legen sie in den Warenkorb und bestellen mit oder ohne Konto. Alles geht mit Maus, Finger oder Tastatur. Die Schritte an der Kasse tragen Überschriften, und jede Eingabe lässt sich vor dem Bestellen ändern.</p>
<h2>Stand</h2>
<p>Der Laden wird nach EN 301 549 gebaut, also nach den WCAG 2.1 in der Stufe AA. Im Einzelnen:</p>
<ul>
<li>Jede Schaltfläche, jeder Link und jedes Feld hat einen Namen, den eine Sprachausgabe vorliest.</li>
<li>Der Fokus ist immer zu sehen und folgt der Reihenfolge der Seite; Dialoge geben ihn zurück.</li>
<li>Texte und Bedienelemente haben mindestens den geforderten Kontrast.</li>
<li>Bis 400 % vergrößert bleibt alles lesbar, ohne seitlich zu rollen.</li>
<li>Bilder der Schuhe tragen eine Beschreibung, die aus ihren Merkmalen gebildet wird.</li>
<li>Fehler in Formularen stehen als Text beim Feld und werden angesagt.</li>
<li>Bewegung bleibt aus, wenn Ihr Gerät es so wünscht.</li>
</ul>
<h2>Was noch nicht geht</h2>
<p>Filme zum Herunterladen haben Untertitel, aber keine Audiodeskription. Die Eingabefelder für Kreditkarten stellt ein Zahlungsdienst; auf deren Beschriftung haben wir nur wenig Einfluss. Wer dort nicht weiterkommt, bestellt auf Rechnung oder ruft an.</p>
<h2>Etwas melden</h2>
<p>Wenn Sie auf ein Hindernis stoßen, schreiben Sie an ${email} oder rufen Sie 06331 55 20 40 an. Wir antworten innerhalb von zwei Wochen und schicken Ihnen, was Sie suchen, in einer Form, die Sie lesen können. Post: ${maker}, ${address}.</p>
<h2>Marktüberwachung</h2>
<p>Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.</p>
<p>Erstellt am 2. November 2026, auf der Grundlage einer Selbstbewertung mit automatischen Prüfungen und einer Bedienung allein mit der Tastatur.</p>`,
  },
  {
    id: 14,
    identifier: 'bewertungen',
    title: 'Wie wir mit Bewertungen umgehen',
    metaDescription: 'Woher die Bewertungen stammen, wie wir ihre Echtheit prüfen und wie die Durchschnitte entstehen.',
    content: ({ email }, link) => `
<p>Bewertungen helfen nur, wenn sie echt sind. Diese Seite sagt, was wir dafür tun und was nicht (§ 5b Abs. 3 UWG).</p>
<h2>Wer bewerten kann</h2>
<p>Jeder kann eine Bewertung schreiben, mit Konto oder ohne. Ob jemand das Paar bei uns gekauft hat, prüfen wir so: Kommt die Bewertung aus einem Konto mit einer Bestellung dieses Modells oder über den Link, den wir nach der Lieferung schicken, so trägt sie den Hinweis „Kauf bestätigt“. Andere Bewertungen zeigen wir auch; sie tragen den Hinweis nicht, und ob sie von Käufern stammen, wissen wir dann nicht.</p>
<h2>Was vor dem Erscheinen geschieht</h2>
<p>Jede Bewertung liest ein Mensch aus dem Haus, bevor sie erscheint, meist innerhalb von drei Werktagen. Wir lehnen ab, was nicht von eigener Erfahrung mit dem Schuh handelt, was beleidigt, wirbt oder fremde Daten preisgibt. Wir lehnen nichts ab, weil es schlecht ausfällt. An den Worten ändern wir nichts; Auszeichnungen wie Fettdruck und Links fallen weg.</p>
<h2>Was wir nicht tun</h2>
<ul>
<li>Wir bezahlen keine Bewertungen und geben keine Gutscheine dafür.</li>
<li>Wir kaufen keine und übernehmen keine von anderen Plattformen.</li>
<li>Wir löschen keine, außer wenn sie rechtswidrig ist oder ihr Verfasser es möchte.</li>
</ul>
<h2>Wie der Durchschnitt entsteht</h2>
<p>Er ist das einfache Mittel aller veröffentlichten Bewertungen eines Modells seit Januar 2021, in allen Farben und Sprachen zusammen. Neben den Sternen steht immer, wie viele es sind. Bei der Passform zählen wir, wie viele Leute „wie gewohnt“ angegeben haben.</p>
<h2>Reihenfolge</h2>
<p>Oben stehen die neuesten. Sie können nach Sternen ordnen; hervorgehoben wird nichts.</p>
<h2>Fragen und Einspruch</h2>
<p>Wenn Sie eine Bewertung für falsch halten oder Ihre eigene zurückziehen möchten, schreiben Sie an ${email}. Was mit Ihren Angaben geschieht, steht unter <a href="${link('/datenschutz')}">Datenschutz</a>.</p>
<p>In dieser Vorführung sind Schuhe, Leute und Bewertungen erfunden.</p>`,
  },
  {
    id: 15,
    identifier: 'ueber-uns',
    title: 'Über uns',
    metaDescription: 'Wer die Schuhe macht: eine Fabrik mit vierzig Leuten in Pirmasens.',
    content: ({ name }, link) => `
<p>${name} ist eine Schuhfabrik in Pirmasens mit vierzig Leuten. Sie schneiden, steppen, zwicken, nähen, besohlen und packen, und einige davon gehen auch ans Telefon.</p>
<h2>Warum hier</h2>
<p>Pirmasens liegt auf sieben Hügeln am Rand des Pfälzerwaldes und hat einmal mehr Schuhe gemacht als jede andere Stadt in Deutschland. Geblieben sind ein paar Betriebe, eine Schule für Schuhtechnik und viele Hände, die wissen, wie man Leder über einen Leisten zieht. Das war Grund genug.</p>
<h2>Wie wir arbeiten</h2>
<p>Ein Paar geht durch elf Abteilungen und braucht 212 Handgriffe. Am Tag werden etwa neunzig Paar fertig. Mehr ginge mit Klebstoff. Was man nicht sieht, machen wir wie das, was man sieht, denn beim Besohlen kommt es ans Licht.</p>
<h2>Was wir versprechen</h2>
<ul>
<li>Jedes Modell lässt sich neu besohlen, und solange es die Leisten gibt, tun wir es auch.</li>
<li>Wir nennen bei jedem Schuh, woraus Schaft, Futter und Sohle sind und woher das Leder kommt.</li>
<li>Preise sinken bei uns, wenn ein Modell ausläuft, nicht vor Weihnachten.</li>
</ul>
<h2>Besuch</h2>
<p>Der <a href="${link('/fabrikverkauf')}">Fabrikverkauf</a> ist offen, die Werkstatt am ersten Freitag im Monat um 15 Uhr. Wer kommen möchte, ruft vorher an.</p>
<p>Haus und Leute sind erfunden; der Laden ist eine Vorführung. Pirmasens gibt es.</p>`,
  },
  {
    id: 16,
    identifier: 'zahlungsarten',
    title: 'Zahlungsarten',
    metaDescription: 'Wie Sie bezahlen können, wann belastet wird und dass keine Zahlungsart etwas kostet.',
    content: (_, link) => `
<p>Keine Zahlungsart kostet extra. Welche für Ihre Bestellung offen sind, sehen Sie an der Kasse, bevor Sie sich entscheiden.</p>
<table>
<thead><tr><th scope="col">Zahlungsart</th><th scope="col">Wie es geht</th><th scope="col">Wann belastet wird</th></tr></thead>
<tbody>
<tr><th scope="row">Kreditkarte</th><td>Visa und Mastercard; die Kartendaten gehen verschlüsselt an unseren Zahlungsdienst und nie an uns</td><td>beim Versand</td></tr>
<tr><th scope="row">PayPal</th><td>Sie werden zu PayPal geleitet und kommen zurück</td><td>bei der Bestellung</td></tr>
<tr><th scope="row">Apple Pay</th><td>auf Geräten, die es anbieten</td><td>beim Versand</td></tr>
<tr><th scope="row">SEPA-Lastschrift</th><td>IBAN und BIC eines Kontos in Deutschland, Österreich oder der Schweiz; dazu geben Sie uns ein <a href="${link('/sepa-mandat')}">SEPA-Lastschriftmandat</a></td><td>frühestens am Tag nach dem Versand</td></tr>
<tr><th scope="row">Rechnung</th><td>zahlbar 14 Tage nach Erhalt, nach einer Prüfung der Bonität</td><td>Sie überweisen selbst</td></tr>
<tr><th scope="row">Vorkasse</th><td>Sie überweisen, wir packen, sobald das Geld da ist; wir halten das Paar sieben Tage zurück</td><td>Sie überweisen selbst</td></tr>
</tbody>
</table>
<h2>Sicherheit</h2>
<p>Zahlungen wickelt PAYONE ab. Karten verlangen eine Freigabe durch Ihre Bank. Wir speichern keine Kartennummern.</p>
<h2>Unternehmen</h2>
<p>Mit gültiger Umsatzsteuer-Identifikationsnummer in einem anderen Land der EU liefern wir ohne deutsche Mehrwertsteuer. Tragen Sie Firma und Nummer an der Kasse ein.</p>
<h2>Erstattung</h2>
<p>Geld geht auf dem Weg zurück, auf dem es kam. Mehr unter <a href="${link('/ruecksendung-und-umtausch')}">Rücksendung und Umtausch</a>.</p>`,
  },
  {
    id: 17,
    identifier: 'neubesohlung',
    title: 'Neubesohlung',
    metaDescription: 'Was beim Besohlen geschieht, was es kostet, wie lange es dauert und wann es Zeit ist.',
    content: (_, link) => `
<p>Für ein neues Paar braucht es eine Kuh, ein Kalb und 212 Handgriffe. Für eine neue Sohle braucht es einen Nachmittag. Deshalb bauen wir so.</p>
<h2>Was wir machen</h2>
<ol>
<li>Der Schuh kommt auf seinen Leisten zurück, damit er die Form behält.</li>
<li>Alte Sohle und alter Absatz herunter, Doppelnaht auf, alter Kork heraus.</li>
<li>Rahmen, Einstechnaht und Brandsohle prüfen. Ist der Rahmen mürbe, ersetzen wir ihn.</li>
<li>Neuer Kork, neue Laufsohle, neue Naht, neuer Absatz. Kanten fräsen, färben, wachsen.</li>
<li>Schaft reinigen, nähren, polieren. Neue Senkel.</li>
</ol>
<h2>Was es kostet</h2>
<table>
<thead><tr><th scope="col">Arbeit</th><th scope="col">Preis je Paar</th></tr></thead>
<tbody>
<tr><th scope="row">Laufsohle und Absatz, Leder oder Gummi</th><td>139 €</td></tr>
<tr><th scope="row">Nur Absätze</th><td>29 €</td></tr>
<tr><th scope="row">Futter an der Ferse erneuern</th><td>25 €</td></tr>
<tr><th scope="row">Gummizug bei Chelsea-Boots</th><td>45 €</td></tr>
</tbody>
</table>
<p>Die Preise enthalten Mehrwertsteuer und den Versand zu uns und zurück. Es dauert drei bis vier Wochen, im Herbst eher vier.</p>
<h2>So geht es</h2>
<p>Kaufen Sie den <a href="${link('/gutschein-neubesohlung')}">Gutschein</a>, legen Sie seine Nummer zum Paar und schicken Sie es uns, geputzt und ohne Spanner. Oder bringen Sie es in den <a href="${link('/fabrikverkauf')}">Fabrikverkauf</a>. Wir sehen uns die Schuhe an und rufen an, bevor wir anfangen; lohnt es nicht mehr, sagen wir das und schicken sie zurück.</p>
<h2>Fremde Schuhe</h2>
<p>Rahmengenähte Schuhe anderer Häuser nehmen wir an, wenn Rahmen und Brandsohle gesund sind. Den Leisten dazu haben wir nicht; die Form kann sich deshalb leicht ändern.</p>`,
  },
  {
    id: 18,
    identifier: 'fabrikverkauf',
    title: 'Fabrikverkauf',
    metaDescription: 'Anschrift, Öffnungszeiten und was Sie im Fabrikverkauf in Pirmasens erwartet.',
    content: ({ maker, address }, link) => `
<p>Neben der Werkstatt liegt ein Raum mit einer Bank, einem Spiegel und allem, was wir machen.</p>
<h2>Wann und wo</h2>
<p>${maker}, ${address}</p>
<table>
<tbody>
<tr><th scope="row">Montag bis Freitag</th><td>10 bis 18 Uhr</td></tr>
<tr><th scope="row">Samstag</th><td>9 bis 14 Uhr</td></tr>
<tr><th scope="row">Werkstatt, mit Anmeldung</th><td>erster Freitag im Monat, 15 Uhr</td></tr>
</tbody>
</table>
<h2>Was es dort gibt</h2>
<ul>
<li>Alle neun Leisten in allen Weiten zum Anprobieren. Wir messen beide Füße, das dauert zehn Minuten und kostet nichts.</li>
<li>Restpaare, Muster und Paare mit kleinen Fehlern. Was daran fehlt, schreiben wir auf einen Zettel im Karton.</li>
<li>Annahme für die <a href="${link('/neubesohlung')}">Neubesohlung</a>.</li>
<li>Abholung von Bestellungen; Sie dürfen vor dem Bezahlen probieren.</li>
</ul>
<p>Auslaufende Modelle gibt es auch im <a href="${link('/schuhe/direktverkauf')}">Direktverkauf</a> hier im Laden, mit denselben Rechten bei der Rückgabe.</p>
<h2>Hinkommen</h2>
<p>Vom Hauptbahnhof sind es zwölf Minuten zu Fuß, bergauf. Zwei Parkplätze liegen im Hof, einer davon ist stufenlos erreichbar; die Tür ist neunzig Zentimeter breit.</p>`,
  },
  {
    id: 24,
    identifier: 'gewaehrleistung',
    title: 'Gesetzliche Gewährleistung',
    metaDescription: 'Zwei Jahre Gewährleistung nach dem Gesetz: was Sie verlangen können und wie.',
    content: ({ email }, link) => `
<p>Für alle Waren in diesem Laden gilt die gesetzliche Gewährleistung von mindestens zwei Jahren. So will es das Recht der Europäischen Union; sie kostet nichts und lässt sich nicht abbedingen.</p>
<h2>Was das heißt</h2>
<ul>
<li>Ist die Ware bei der Übergabe mangelhaft, können Sie verlangen, dass wir sie kostenlos reparieren oder ersetzen.</li>
<li>Gelingt das nicht in angemessener Zeit, können Sie den Preis mindern oder vom Vertrag zurücktreten.</li>
<li>Zeigt sich ein Mangel im ersten Jahr, wird vermutet, dass er von Anfang an da war.</li>
<li>Nach einer Reparatur verlängert sich die Frist um zwölf Monate.</li>
</ul>
<h2>Was kein Mangel ist</h2>
<p>Gehfalten, Wasserränder, das Nachdunkeln von Naturleder und eine abgelaufene Sohle. Eine Naht, die sich öffnet, ein Absatz, der bricht, oder ein Riss im Leder sind einer.</p>
<h2>So melden Sie sich</h2>
<p>Schreiben Sie mit einem Bild und der Bestellnummer an ${email}. Die Kosten des Versands tragen wir. Ein Beleg hilft, ist aber nicht nötig, wenn wir Ihre Bestellung finden.</p>
<p>Eine Garantie des Herstellers über die zwei Jahre hinaus geben wir nicht. Die <a href="${link('/neubesohlung')}">Neubesohlung</a> ist ein Dienst und keine Garantie.</p>`,
  },
]
