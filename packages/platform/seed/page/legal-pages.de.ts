import type { PageSeed } from './page-seed.ts'

/** Every legal text says first that it is a sample and the house invented: nobody shall take this demonstration for a trader. */
const demo =
  '<p><strong>Mustertext.</strong> Dieser Laden ist eine Vorführung. Das Haus, seine Anschrift und seine Telefonnummer sind erfunden; bestellt werden kann nur zur Probe. Wer hier wirklich verkauft, ersetzt diesen Text durch einen eigenen, rechtlich geprüften.</p>'

export const legalPagesDe: readonly PageSeed[] = [
  {
    id: 6,
    identifier: 'agb',
    title: 'Allgemeine Geschäftsbedingungen',
    metaDescription: 'Die Bedingungen, zu denen wir verkaufen.',
    content: ({ maker, address }) => `
${demo}
<h2>1. Wer mit wem</h2>
<p>Diese Bedingungen gelten für Bestellungen, die Verbraucher und Unternehmer in diesem Laden bei der ${maker}, ${address}, aufgeben. Abweichende Bedingungen gelten nur, wenn wir ihnen zustimmen.</p>
<h2>2. Wie der Vertrag zustande kommt</h2>
<p>Die Waren im Laden sind noch kein bindendes Angebot. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab. Bis dahin können Sie jede Eingabe ändern. Den Eingang bestätigen wir sofort per E-Mail; der Vertrag kommt zustande, wenn wir die Ware verschicken oder die Annahme erklären, spätestens nach zwei Werktagen. Den Vertragstext speichern wir und schicken ihn Ihnen mit der Bestätigung zu. Vertragssprachen sind Deutsch und Englisch.</p>
<h2>3. Preise und Versand</h2>
<p>Alle Preise enthalten die gesetzliche Mehrwertsteuer. Der Versand ist kostenlos. Der Mindestbestellwert beträgt 20,00 €. Durchgestrichene Preise beziehen sich auf die unverbindliche Preisempfehlung des Herstellers.</p>
<h2>4. Lieferung</h2>
<p>Wir liefern innerhalb Deutschlands in 2 bis 3 Werktagen, sofern beim Artikel nichts anderes steht. Ist ein Paar wider Erwarten nicht lieferbar, sagen wir es Ihnen gleich und erstatten, was Sie bezahlt haben.</p>
<h2>5. Zahlung</h2>
<p>Die Zahlungsarten, die für Ihre Bestellung offen sind, sehen Sie an der Kasse. Für keine davon verlangen wir ein Entgelt.</p>
<h2>6. Eigentum</h2>
<p>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>
<h2>7. Wenn etwas mangelhaft ist</h2>
<p>Es gilt das gesetzliche Mängelhaftungsrecht. Verbraucher können Mängel innerhalb von zwei Jahren ab Übergabe geltend machen; mehr dazu auf der Seite Gesetzliche Gewährleistung. Wasserränder, Gehfalten und das Nachdunkeln von Naturleder sind keine Mängel.</p>
<h2>8. Widerruf</h2>
<p>Verbraucher haben ein Widerrufsrecht von 14 Tagen. Die Belehrung und das Musterformular stehen auf der Seite Widerruf. Darüber hinaus nehmen wir ungetragene Schuhe 30 Tage lang zurück.</p>
<h2>9. Gutscheine</h2>
<p>Gutscheine gelten drei Jahre ab dem Ende des Jahres, in dem sie gekauft wurden. Sie sind übertragbar und werden nicht ausgezahlt.</p>
<h2>10. Streit und Recht</h2>
<p>Es gilt deutsches Recht; zwingende Schutzvorschriften des Landes, in dem Sie als Verbraucher leben, bleiben bestehen. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.</p>`,
  },
  {
    id: 7,
    identifier: 'datenschutz',
    title: 'Datenschutz',
    metaDescription: 'Welche Daten wir verarbeiten, wozu, wie lange und welche Rechte Sie haben.',
    content: ({ maker, address, email }) => `
${demo}
<h2>Verantwortlich</h2>
<p>${maker}, ${address}, E-Mail ${email}.</p>
<h2>Wenn Sie den Laden besuchen</h2>
<p>Unser Server speichert für höchstens sieben Tage die Zeit des Abrufs, die abgerufene Seite und die gekürzte Adresse Ihres Anschlusses, um Angriffe zu erkennen (Art. 6 Abs. 1 Buchst. f DSGVO). Ihr Warenkorb, Ihr Merkzettel und Ihre Einstellungen liegen in Ihrem Browser; das ist für den Betrieb des Ladens notwendig (§ 25 Abs. 2 TDDDG).</p>
<h2>Messung und Werbung</h2>
<p>Dienste zur Messung und Werbung laden wir erst, wenn Sie eingewilligt haben. Sie können die Einwilligung jederzeit auf der Seite Cookie-Einstellungen widerrufen. Ohne sie geht keine Anfrage an andere Server.</p>
<h2>Wenn Sie bestellen</h2>
<p>Wir verarbeiten Name, Anschrift, E-Mail-Adresse, Bestellung und Zahlungsart, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Telefonnummer und Anrede sind freiwillig. Empfänger sind das Paketunternehmen (DHL) und der Zahlungsdienst (PAYONE), jeweils nur mit den Angaben, die sie brauchen. Rechnungen bewahren wir acht Jahre auf, weil das Gesetz es verlangt.</p>
<h2>Wenn Sie bewerten</h2>
<p>Wir veröffentlichen den Namen, den Sie angeben, Ihren Text, die Sterne und Ihre Angaben zur Größe (Art. 6 Abs. 1 Buchst. b und f DSGVO). Aus Ihrem Konto prüfen wir, ob Sie das Modell gekauft haben. Auf Wunsch nehmen wir die Bewertung wieder herunter.</p>
<h2>Konto, Newsletter, Erinnerung</h2>
<ul>
<li>Ein Konto besteht, bis Sie es löschen.</li>
<li>Den Newsletter bekommen Sie erst, wenn Sie den Link in der Bestätigungsmail anklicken. Abmelden können Sie sich mit einem Klick.</li>
<li>Bitten Sie um Nachricht, wenn eine Größe wieder da ist, löschen wir Ihre Adresse nach der Nachricht, spätestens nach 90 Tagen.</li>
</ul>
<h2>Wenn Sie uns schreiben</h2>
<p>Ihre Nachricht bewahren wir auf, bis Ihr Anliegen erledigt ist, und so lange, wie das Gesetz es für Geschäftsbriefe vorschreibt.</p>
<h2>Wo die Daten liegen</h2>
<p>Unsere Server stehen in Deutschland. In Länder außerhalb der Europäischen Union übermitteln wir nichts, es sei denn, Sie haben in Dienste eingewilligt, die dort sitzen. Entscheidungen allein durch Maschinen treffen wir nicht; ob Rechnungskauf offen ist, prüft der Zahlungsdienst, und auf Ihren Wunsch sieht ein Mensch darauf.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen und der Verarbeitung widersprechen. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Beschweren können Sie sich beim Landesbeauftragten für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz in Mainz.</p>`,
  },
  {
    id: 8,
    identifier: 'impressum',
    title: 'Impressum',
    metaDescription: 'Anbieter, Anschrift und Kontakt.',
    content: ({ maker, address, email }) => `
${demo}
<h2>Angaben nach § 5 DDG</h2>
<p>${maker}, ${address}</p>
<table>
<tbody>
<tr><th scope="row">Rechtsform</th><td>Gesellschaft mit beschränkter Haftung (erfunden)</td></tr>
<tr><th scope="row">Vertreten durch</th><td>die Geschäftsführerin Johanna Vogt (erfunden)</td></tr>
<tr><th scope="row">Telefon</th><td>06331 55 20 40</td></tr>
<tr><th scope="row">E-Mail</th><td>${email}</td></tr>
<tr><th scope="row">Handelsregister</th><td>Amtsgericht Zweibrücken, HRB 00000 (erfunden)</td></tr>
<tr><th scope="row">USt-IdNr. nach § 27a UStG</th><td>DE000000000 (erfunden)</td></tr>
<tr><th scope="row">Verpackungsregister LUCID</th><td>DE0000000000000 (erfunden)</td></tr>
</tbody>
</table>
<h2>Verantwortlich für den Inhalt</h2>
<p>Johanna Vogt, Anschrift wie oben.</p>
<h2>Streitbeilegung</h2>
<p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>
<h2>Bilder</h2>
<p>Die Bilder der Schuhe sind Zeichnungen. Farben können auf Ihrem Bildschirm anders wirken als am Leder.</p>`,
  },
  {
    id: 9,
    identifier: 'widerruf',
    title: 'Widerruf',
    metaDescription: 'Widerrufsbelehrung und Muster-Widerrufsformular.',
    content: ({ maker, address, email }) => `
${demo}
<h2>Widerrufsrecht</h2>
<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${maker}, ${address}, Telefon 06331 55 20 40, E-Mail ${email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Sie können Ihr Widerrufsrecht auch online ausüben, über die Schaltfläche „Vertrag widerrufen“ am Ende jeder Seite (§ 356a BGB). Sie geben dort Ihren Namen, die Nummer der Bestellung und eine E-Mail-Adresse an und bestätigen im zweiten Schritt mit „Widerruf bestätigen“. Ein Konto brauchen Sie dafür nicht, einen Grund auch nicht. Machen Sie davon Gebrauch, so übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (per E-Mail) eine Eingangsbestätigung mit dem Inhalt Ihrer Erklärung sowie Datum und Uhrzeit ihres Eingangs.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>
<h2>Folgen des Widerrufs</h2>
<p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.</p>
<p>Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung der Waren.</p>
<p>Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.</p>
<h2>Wann das Widerrufsrecht nicht besteht</h2>
<p>Das Widerrufsrecht besteht nicht bei Waren, die nach Ihren Angaben angefertigt werden oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind, etwa Schuhspannern mit Ihrem Brandzeichen. Bei Filmen zum Herunterladen erlischt es, sobald Sie dem Beginn der Ausführung vor Ablauf der Frist ausdrücklich zugestimmt, Ihre Kenntnis vom Verlust des Rechts bestätigt und von uns die Bestätigung des Vertrags erhalten haben.</p>
<h2>Muster-Widerrufsformular</h2>
<p>Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.</p>
<ul>
<li>An ${maker}, ${address}, E-Mail ${email}:</li>
<li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)</li>
<li>Bestellt am (*)/erhalten am (*)</li>
<li>Name des/der Verbraucher(s)</li>
<li>Anschrift des/der Verbraucher(s)</li>
<li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li>
<li>Datum</li>
</ul>
<p>(*) Unzutreffendes streichen.</p>`,
  },
  {
    id: 27,
    identifier: 'sepa-mandat',
    title: 'SEPA-Lastschriftmandat',
    metaDescription: 'Was Sie uns und Ihrer Bank erlauben, wenn Sie mit Lastschrift bezahlen.',
    content: ({ maker, address }) => `
${demo}
<h2>Wer einzieht</h2>
<table>
<tbody>
<tr><th scope="row">Zahlungsempfänger</th><td>${maker}, ${address}</td></tr>
<tr><th scope="row">Gläubiger-Identifikationsnummer</th><td>DE98ZZZ09999999999</td></tr>
<tr><th scope="row">Mandatsreferenz</th><td>teilen wir Ihnen mit der Bestätigung Ihrer Bestellung mit</td></tr>
<tr><th scope="row">Zahlungsart</th><td>einmalige Zahlung</td></tr>
</tbody>
</table>
<h2>Was Sie erlauben</h2>
<p>Ich ermächtige die ${maker}, eine einmalige Zahlung von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von der ${maker} auf mein Konto gezogene Lastschrift einzulösen.</p>
<p>Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.</p>
<h2>Wann eingezogen wird</h2>
<p>Frühestens am Tag nach dem Versand. Den Betrag und den Tag nennen wir Ihnen mindestens einen Tag vorher.</p>`,
  },
]
