import type { PageSeed } from './page-seed.ts'

/** Every legal text says first that it is a sample and the house invented: nobody shall take this demonstration for a trader. */
const demo =
  '<p><strong>Sample text.</strong> This shop is a demonstration. The house, its address and its telephone number are invented; orders are placed on trial only. Whoever really sells here replaces this text by one of their own that a lawyer has checked.</p>'

export const legalPagesEn: readonly PageSeed[] = [
  {
    id: 6,
    identifier: 'agb',
    title: 'Terms and conditions',
    metaDescription: 'The terms on which we sell.',
    content: ({ maker, address, country }) => `
${demo}
<h2>1. Who with whom</h2>
<p>These terms apply to orders that consumers and businesses place in this shop with ${maker}, ${address}, ${country}. Other terms apply only if we agree to them.</p>
<h2>2. How the contract is made</h2>
<p>The goods in the shop are not yet a binding offer. With the button “Order with obligation to pay” you place a binding order. Until then you can change every entry. We confirm receipt at once by e-mail; the contract is made when we send the goods or declare acceptance, after two working days at the latest. We store the text of the contract and send it to you with the confirmation. Contracts are made in German or English.</p>
<h2>3. Prices and shipping</h2>
<p>All prices include statutory value added tax. Shipping is free. The minimum order value is 20,00 €. Prices struck through refer to the manufacturer’s recommended retail price.</p>
<h2>4. Delivery</h2>
<p>We deliver within Germany in 2 to 3 working days unless the article says otherwise. If a pair is unexpectedly not available, we tell you at once and refund what you have paid.</p>
<h2>5. Payment</h2>
<p>You see at the checkout which ways of payment are open for your order. We charge no fee for any of them.</p>
<h2>6. Title</h2>
<p>The goods remain our property until they are paid in full.</p>
<h2>7. If something is defective</h2>
<p>The statutory rules on defects apply. Consumers can claim for defects within two years of delivery; more on the page Legal guarantee. Water marks, creases from walking and the darkening of natural leather are not defects.</p>
<h2>8. Withdrawal</h2>
<p>Consumers have a right of withdrawal of 14 days. The instruction and the model form are found on the page Revocation. Beyond that we take back unworn shoes for 30 days.</p>
<h2>9. Vouchers</h2>
<p>Vouchers are valid for three years from the end of the year in which they were bought. They may be passed on and are not paid out.</p>
<h2>10. Disputes and law</h2>
<p>German law applies; mandatory protective rules of the country in which you live as a consumer remain in force. We do not take part in proceedings before a consumer arbitration board and are not obliged to.</p>`,
  },
  {
    id: 7,
    identifier: 'privacypolicy',
    title: 'Privacy policy',
    metaDescription: 'Which data we process, what for, how long, and which rights you have.',
    content: ({ maker, address, country, email }) => `
${demo}
<h2>Controller</h2>
<p>${maker}, ${address}, ${country}, e-mail ${email}.</p>
<h2>When you visit the shop</h2>
<p>For seven days at most our server keeps the time of the request, the page requested and the shortened address of your connection, in order to recognise attacks (Art. 6(1)(f) GDPR). Your cart, your wish list and your settings are kept in your browser; this is necessary for running the shop (Section 25(2) TDDDG).</p>
<h2>Measurement and advertising</h2>
<p>We load services for measurement and advertising only after you have consented. You can withdraw your consent at any time on the page Cookie settings. Without it no request goes to other servers.</p>
<h2>When you order</h2>
<p>We process name, address, e-mail address, order and way of payment in order to perform the contract (Art. 6(1)(b) GDPR). Telephone number and form of address are optional. Recipients are the parcel carrier (DHL) and the payment service (PAYONE), each only with what they need. We keep invoices for eight years because the law requires it.</p>
<h2>When you write a review</h2>
<p>We publish the name you give, your text, the stars and what you say about the size (Art. 6(1)(b) and (f) GDPR). From your account we check whether you bought the model. On request we take the review down again.</p>
<h2>Account, newsletter, reminder</h2>
<ul>
<li>An account exists until you delete it.</li>
<li>You receive the newsletter only after you have followed the link in the confirmation mail. One click ends it.</li>
<li>If you ask to be told when a size is back, we delete your address after the message, and after 90 days at the latest.</li>
</ul>
<h2>When you write to us</h2>
<p>We keep your message until your request is settled, and for as long as the law prescribes for business letters.</p>
<h2>Where the data are kept</h2>
<p>Our servers stand in Germany. We transfer nothing to countries outside the European Union unless you have consented to services that are based there. We take no decisions by machine alone; whether payment by invoice is open is checked by the payment service, and if you ask, a person looks at it.</p>
<h2>Your rights</h2>
<p>You can ask for access, rectification, erasure, restriction and portability of your data and object to its processing. You can withdraw a consent for the future at any time. Complaints may be addressed to the data protection commissioner of Rhineland-Palatinate in Mainz.</p>`,
  },
  {
    id: 8,
    identifier: 'imprint',
    title: 'Imprint',
    metaDescription: 'Provider, address and contact.',
    content: ({ maker, address, country, email }) => `
${demo}
<h2>Information under Section 5 DDG</h2>
<p>${maker}, ${address}, ${country}</p>
<table>
<tbody>
<tr><th scope="row">Legal form</th><td>Limited liability company under German law, GmbH (invented)</td></tr>
<tr><th scope="row">Represented by</th><td>Johanna Vogt, managing director (invented)</td></tr>
<tr><th scope="row">Telephone</th><td>+49 6331 55 20 40</td></tr>
<tr><th scope="row">E-mail</th><td>${email}</td></tr>
<tr><th scope="row">Commercial register</th><td>Local court of Zweibrücken, HRB 00000 (invented)</td></tr>
<tr><th scope="row">VAT ID under Section 27a UStG</th><td>DE000000000 (invented)</td></tr>
<tr><th scope="row">Packaging register LUCID</th><td>DE0000000000000 (invented)</td></tr>
</tbody>
</table>
<h2>Responsible for the content</h2>
<p>Johanna Vogt, address as above.</p>
<h2>Dispute resolution</h2>
<p>We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (Section 36 VSBG).</p>
<h2>Pictures</h2>
<p>The pictures of the shoes are drawings. Colours may look different on your screen from those of the leather.</p>`,
  },
  {
    id: 9,
    identifier: 'revocation',
    title: 'Right of withdrawal',
    metaDescription: 'Instruction on withdrawal and model withdrawal form.',
    content: ({ maker, address, country, email }) => `
${demo}
<h2>Right of withdrawal</h2>
<p>You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.</p>
<p>To exercise the right of withdrawal, you must inform us (${maker}, ${address}, ${country}, telephone +49 6331 55 20 40, e-mail ${email}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an e-mail). You may use the attached model withdrawal form, but it is not obligatory.</p>
<p>You can also exercise your right of withdrawal online, with the button “Withdraw from contract here” at the end of every page (Section 356a BGB). There you give your name, the number of the order and an e-mail address and confirm in the second step with “Confirm withdrawal”. You need neither an account nor a reason. If you use it, we will send you an acknowledgement of receipt on a durable medium (by e-mail) without undue delay, with the content of your statement and the date and time of its receipt.</p>
<p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.</p>
<h2>Effects of withdrawal</h2>
<p>If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.</p>
<p>We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.</p>
<p>You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. We will bear the cost of returning the goods.</p>
<p>You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.</p>
<h2>When there is no right of withdrawal</h2>
<p>There is no right of withdrawal for goods made to your specifications or clearly personalised, such as shoe trees with your branding. For films to download it ends once you have expressly agreed that performance begins before the period has expired, have acknowledged that you thereby lose the right, and have received our confirmation of the contract.</p>
<h2>Model withdrawal form</h2>
<p>Complete and return this form only if you wish to withdraw from the contract.</p>
<ul>
<li>To ${maker}, ${address}, ${country}, e-mail ${email}:</li>
<li>I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)</li>
<li>Ordered on (*)/received on (*)</li>
<li>Name of consumer(s)</li>
<li>Address of consumer(s)</li>
<li>Signature of consumer(s) (only if this form is notified on paper)</li>
<li>Date</li>
</ul>
<p>(*) Delete as appropriate.</p>`,
  },
  {
    id: 27,
    identifier: 'sepa-mandate',
    title: 'SEPA direct debit mandate',
    metaDescription: 'What you allow us and your bank when you pay by direct debit.',
    content: ({ maker, address }) => `
${demo}
<h2>Who collects</h2>
<table>
<tbody>
<tr><th scope="row">Creditor</th><td>${maker}, ${address}</td></tr>
<tr><th scope="row">Creditor identifier</th><td>DE98ZZZ09999999999</td></tr>
<tr><th scope="row">Mandate reference</th><td>you receive it with the confirmation of your order</td></tr>
<tr><th scope="row">Type of payment</th><td>one-off payment</td></tr>
</tbody>
</table>
<h2>What you allow</h2>
<p>By signing this mandate form, you authorise (A) ${maker} to send instructions to your bank to debit your account once and (B) your bank to debit your account in accordance with the instructions from ${maker}.</p>
<p>As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.</p>
<h2>When we collect</h2>
<p>On the day after dispatch at the earliest. We tell you the amount and the day at least one day ahead.</p>`,
  },
]
