import type { PageSeed } from './page-seed.ts'

export const housePagesEn: readonly PageSeed[] = [
  {
    id: 11,
    identifier: 'cookie-settings',
    title: 'Cookie settings',
    metaDescription: 'What we store in your browser, what you can consent to and how to withdraw it.',
    content: (_, link) => `
<p>Without your consent we store only what the shop needs to work, and call no other servers.</p>
<h2>Necessary</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Cart and wish list</th><td>so that they are still there after a reload</td><td>until you empty them</td></tr>
<tr><th scope="row">Login</th><td>so that you stay logged in</td><td>until you log out</td></tr>
<tr><th scope="row">Cart and login without JavaScript</th><td>as cookies, so that the shop works then too</td><td>the cart 30 days, the login until you log out or close the browser</td></tr>
<tr><th scope="row">What you enter at the checkout</th><td>so that you need not start over after an interruption</td><td>30 minutes</td></tr>
<tr><th scope="row">Your choice on this page</th><td>so that we do not ask again</td><td>2400 hours</td></tr>
</tbody>
</table>
<p>The legal basis is Section 25(2) no. 2 TDDDG; no consent is needed for these.</p>
<h2>Marketing, tracking and analysis</h2>
<p>We load these services only after you have consented (Section 25(1) TDDDG, Art. 6(1)(a) GDPR). Refusing is as easy as accepting and has no drawback.</p>
<h2>Changing your mind</h2>
<p>You can withdraw your consent at any time for the future. From then on we load nothing more and delete what the services have left in your browser. More under <a href="${link('/privacypolicy')}">Privacy policy</a>.</p>`,
  },
  {
    id: 12,
    identifier: 'abmelden',
    title: 'Unsubscribe from the newsletter',
    metaDescription: 'How to end the newsletter.',
    content: ({ email }, link) => `
<p>We write four times a year. If that is four times too many, this is how it ends:</p>
<ol>
<li>Quickest with the link “Unsubscribe” at the end of every newsletter. One click will do, no login is needed.</li>
<li>Or in your account under “Newsletter”.</li>
<li>Or with a line to ${email}. All we need is the address that the newsletter goes to.</li>
</ol>
<p>We take you off at once, on the next working day at the latest. You need give no reason. A voucher that you have already received stays valid. What we keep after that is told under <a href="${link('/privacypolicy')}">Privacy policy</a>.</p>`,
  },
  {
    id: 13,
    identifier: 'accessibility',
    title: 'Accessibility statement',
    metaDescription: 'How accessible this shop is, what is still missing and whom to turn to.',
    content: ({ maker, address, country, email }) => `
<p>This statement covers this shop with its catalogue, cart, checkout and account. It follows Section 14 and Annex 3 of the German accessibility act (BFSG). The shop is a demonstration; what it says about the house is invented.</p>
<h2>How the service works</h2>
<p>You look for shoes and care goods, put them into the cart and order with or without an account. Everything can be done with mouse, finger or keyboard. The steps of the checkout have headings, and every entry can be changed before you order.</p>
<h2>Where we stand</h2>
<p>The shop is built to EN 301 549, that is to WCAG 2.1 at level AA. In detail:</p>
<ul>
<li>Every button, link and field has a name that a screen reader speaks.</li>
<li>The focus is always visible and follows the order of the page; dialogs give it back.</li>
<li>Texts and controls have at least the contrast required.</li>
<li>Enlarged to 400 % everything stays legible without scrolling sideways.</li>
<li>Pictures of shoes carry a description made from what the shoe is.</li>
<li>Errors in forms stand as text beside the field and are announced.</li>
<li>Nothing moves if your device asks for that.</li>
</ul>
<h2>What does not work yet</h2>
<p>Films to download have subtitles but no audio description. The fields for credit cards come from a payment service; over their labels we have little say. If you are stuck there, order on invoice or call us.</p>
<h2>Telling us</h2>
<p>If you come upon an obstacle, write to ${email} or call +49 6331 55 20 40. We answer within two weeks and send you what you were looking for in a form that you can read. By post: ${maker}, ${address}, ${country}.</p>
<h2>Market surveillance</h2>
<p>The authority in charge is the joint market surveillance body of the German states for the accessibility of products and services (MLBF) in Magdeburg.</p>
<p>Drawn up on 2 November 2026, on the basis of a self-assessment with automatic checks and use by keyboard alone.</p>`,
  },
  {
    id: 14,
    identifier: 'reviews',
    title: 'How we deal with reviews',
    metaDescription: 'Where the reviews come from, how we check that they are genuine and how averages are made.',
    content: ({ email }, link) => `
<p>Reviews help only if they are genuine. This page tells what we do about that and what we do not (Section 5b(3) UWG).</p>
<h2>Who may review</h2>
<p>Anybody may write a review, with an account or without. Whether somebody bought the pair from us we check like this: if the review comes from an account with an order of this model, or through the link that we send after delivery, it bears the note “purchase confirmed”. We show other reviews too; they do not bear the note, and whether they come from buyers we do not know then.</p>
<h2>What happens before it appears</h2>
<p>Every review is read by a person of the house before it appears, mostly within three working days. We turn down what is not about somebody’s own experience with the shoe, what insults, advertises or gives away other people’s data. We turn down nothing because it is unfavourable. We do not change the words; markup such as bold type and links is dropped.</p>
<h2>What we do not do</h2>
<ul>
<li>We do not pay for reviews and give no vouchers for them.</li>
<li>We buy none and take none over from other platforms.</li>
<li>We delete none unless it is unlawful or its author asks us to.</li>
</ul>
<h2>How the average is made</h2>
<p>It is the plain mean of all published reviews of a model since January 2021, in all colours and languages together. Beside the stars it always says how many there are. For the fit we count how many people said “as usual”.</p>
<h2>Order</h2>
<p>The newest come first. You can sort by stars; nothing is given prominence.</p>
<h2>Questions and objections</h2>
<p>If you think that a review is false, or wish to withdraw your own, write to ${email}. What happens to your data is told under <a href="${link('/privacypolicy')}">Privacy policy</a>.</p>
<p>In this demonstration shoes, people and reviews are invented.</p>`,
  },
  {
    id: 15,
    identifier: 'about',
    title: 'About us',
    metaDescription: 'Who makes the shoes: a factory of forty people in Pirmasens.',
    content: ({ name }, link) => `
<p>${name} is a shoe factory in Pirmasens with forty people. They cut, close, last, sew, sole and pack, and some of them answer the telephone.</p>
<h2>Why here</h2>
<p>Pirmasens lies on seven hills at the edge of the Palatinate forest and once made more shoes than any other town in Germany. What has remained are a few firms, a school of footwear technology and many hands that know how to draw leather over a last. That was reason enough.</p>
<h2>How we work</h2>
<p>A pair goes through eleven departments and takes 212 operations. Some ninety pairs are finished in a day. Glue would make it more. What cannot be seen we make like what can, for it comes to light when the shoe is resoled.</p>
<h2>What we promise</h2>
<ul>
<li>Every model can be resoled, and as long as we have the lasts we will do it.</li>
<li>For every shoe we say what upper, lining and sole are made of and where the leather comes from.</li>
<li>Our prices fall when a model is discontinued, not before Christmas.</li>
</ul>
<h2>Visiting</h2>
<p>The <a href="${link('/factory-shop')}">factory shop</a> is open, the workshop on the first Friday of the month at 15 h. If you wish to come, call beforehand.</p>
<p>House and people are invented; the shop is a demonstration. Pirmasens exists.</p>`,
  },
  {
    id: 16,
    identifier: 'payment',
    title: 'Ways of payment',
    metaDescription: 'How you can pay, when you are charged, and that no way of payment costs extra.',
    content: (_, link) => `
<p>No way of payment costs extra. You see at the checkout which are open for your order, before you decide.</p>
<table>
<thead><tr><th scope="col">Way of payment</th><th scope="col">How it works</th><th scope="col">When you are charged</th></tr></thead>
<tbody>
<tr><th scope="row">Credit card</th><td>Visa and Mastercard; the card data go encrypted to our payment service and never to us</td><td>on dispatch</td></tr>
<tr><th scope="row">PayPal</th><td>you are taken to PayPal and come back</td><td>with the order</td></tr>
<tr><th scope="row">Apple Pay</th><td>on devices that offer it</td><td>on dispatch</td></tr>
<tr><th scope="row">SEPA direct debit</th><td>IBAN and BIC of an account in Germany, Austria or Switzerland; you give us a <a href="${link('/sepa-mandate')}">SEPA direct debit mandate</a> for it</td><td>the day after dispatch at the earliest</td></tr>
<tr><th scope="row">Invoice</th><td>due 14 days after receipt, subject to a credit check</td><td>you transfer it yourself</td></tr>
<tr><th scope="row">Prepayment</th><td>you transfer, we pack once the money is there; we hold the pair for seven days</td><td>you transfer it yourself</td></tr>
</tbody>
</table>
<h2>Safety</h2>
<p>Payments are handled by PAYONE. Cards need the approval of your bank. We store no card numbers.</p>
<h2>Businesses</h2>
<p>With a valid VAT identification number of another EU country we deliver without German VAT. Enter company and number at the checkout.</p>
<h2>Refunds</h2>
<p>Money goes back the way it came. More under <a href="${link('/return-and-exchange')}">Return and exchange</a>.</p>`,
  },
  {
    id: 17,
    identifier: 'resoling',
    title: 'Resoling',
    metaDescription: 'What happens when we resole, what it costs, how long it takes and when it is time.',
    content: (_, link) => `
<p>A new pair takes a cow, a calf and 212 operations. A new sole takes an afternoon. That is why we build the way we do.</p>
<h2>What we do</h2>
<ol>
<li>The shoe goes back on its last so that it keeps its shape.</li>
<li>Old sole and old heel off, outsole seam open, old cork out.</li>
<li>Welt, welt seam and insole are checked. If the welt is brittle we replace it.</li>
<li>New cork, new outsole, new seam, new heel. Edges milled, stained, waxed.</li>
<li>The upper cleaned, fed and polished. New laces.</li>
</ol>
<h2>What it costs</h2>
<table>
<thead><tr><th scope="col">Work</th><th scope="col">Price per pair</th></tr></thead>
<tbody>
<tr><th scope="row">Outsole and heel, leather or rubber</th><td>139 €</td></tr>
<tr><th scope="row">Heels alone</th><td>29 €</td></tr>
<tr><th scope="row">New lining at the heel</th><td>25 €</td></tr>
<tr><th scope="row">New gores for Chelsea boots</th><td>45 €</td></tr>
</tbody>
</table>
<p>Prices include VAT and the post to us and back. It takes three to four weeks, in autumn rather four.</p>
<h2>How to go about it</h2>
<p>Buy the <a href="${link('/resoling-voucher')}">voucher</a>, put its number in with the pair and send it to us, cleaned and without trees. Or bring it to the <a href="${link('/factory-shop')}">factory shop</a>. We look at the shoes and call you before we begin; if it is no longer worth while we say so and send them back.</p>
<h2>Shoes by others</h2>
<p>We take welted shoes of other houses if welt and insole are sound. We do not have their lasts, so the shape may change a little.</p>`,
  },
  {
    id: 18,
    identifier: 'factory-shop',
    title: 'Factory shop',
    metaDescription: 'Address, opening hours and what awaits you at the factory shop in Pirmasens.',
    content: ({ maker, address, country }, link) => `
<p>Next to the workshop is a room with a bench, a mirror and everything we make.</p>
<h2>When and where</h2>
<p>${maker}, ${address}, ${country}</p>
<table>
<tbody>
<tr><th scope="row">Monday to Friday</th><td>10 to 18 h</td></tr>
<tr><th scope="row">Saturday</th><td>9 to 14 h</td></tr>
<tr><th scope="row">Workshop, by appointment</th><td>first Friday of the month, 15 h</td></tr>
</tbody>
</table>
<h2>What there is</h2>
<ul>
<li>All nine lasts in all widths to try on. We measure both feet; it takes ten minutes and costs nothing.</li>
<li>Last pairs, samples and pairs with small faults. What is wrong with them stands on a note in the box.</li>
<li>A counter for <a href="${link('/resoling')}">resoling</a>.</li>
<li>Collection of orders; you may try them on before you pay.</li>
</ul>
<p>Discontinued models are also found in the <a href="${link('/shoes/factory-outlet')}">factory outlet</a> here in the shop, with the same rights of return.</p>
<h2>Getting there</h2>
<p>It is twelve minutes on foot from the main station, uphill. There are two parking places in the yard, one of them without a step; the door is ninety centimetres wide.</p>`,
  },
  {
    id: 24,
    identifier: 'legal-guarantee',
    title: 'Legal guarantee',
    metaDescription: 'Two years of guarantee by law: what you can ask for and how.',
    content: ({ email }, link) => `
<p>All goods in this shop come with the legal guarantee of at least two years. European Union law wants it so; it costs nothing and cannot be contracted out of.</p>
<h2>What that means</h2>
<ul>
<li>If the goods are faulty on delivery you can ask us to repair or replace them free of charge.</li>
<li>If that does not succeed in reasonable time you can reduce the price or withdraw from the contract.</li>
<li>If a fault shows within the first year it is presumed to have been there from the start.</li>
<li>After a repair the period is extended by twelve months.</li>
</ul>
<h2>What is no fault</h2>
<p>Creases from walking, water marks, the darkening of natural leather and a worn sole. A seam that opens, a heel that breaks or a crack in the leather is one.</p>
<h2>How to reach us</h2>
<p>Write to ${email} with a picture and the number of your order. We pay for the post. A receipt helps but is not needed if we can find your order.</p>
<p>We give no producer’s guarantee beyond the two years. <a href="${link('/resoling')}">Resoling</a> is a service and not a guarantee.</p>`,
  },
]
