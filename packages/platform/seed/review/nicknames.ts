import type { Chance } from './chance.ts'

const men =
  'Henrik Thomas Martin Andreas Jörg Stefan Lukas Felix Jonas Matthias Björn Sebastian Florian Christoph Dirk Frank Uwe Holger Karl-Heinz Rüdiger Jürgen Günther Konstantin Moritz Paul Anton Emil Georg Friedrich Johannes Tobias Philipp Daniel Simon Oliver Marcus Ralf Bernd Volker Torsten Kai Sven Lars Ole Nils Tim Jan Piet Joost Maarten Bram Guillaume Étienne Luc Mathieu Marco Luca Paolo Giovanni Pavel Tomáš Marek Jakub Piotr Andrzej James Edward Alistair Callum Rory William Declan Padraig Mikkel Anders Erik Gustav Levente Zoltán Reto Urs Beat Benedikt Clemens Leopold Raphael David Samuel'.split(
    ' ',
  )
const women =
  'Johanna Katharina Anne Sabine Petra Ulrike Birgit Claudia Nina Lena Marie Sophie Franziska Hannah Judith Miriam Rebekka Ursula Gisela Renate Silke Heike Dörte Wiebke Frauke Annika Svenja Greta Frida Ida Clara Helene Antonia Theresa Magdalena Eva Barbara Christine Margit Elke Ines Carla Giulia Francesca Camille Élise Margaux Sanne Femke Lotte Astrid Ingrid Solveig Karin Agnieszka Zuzana Eszter Fiona Eleanor Harriet Niamh Maeve Beatrice Olivia Vreni Regula Leonie Paula Mathilda'.split(
    ' ',
  )
const initials = 'A B C D E F G H J K L M N O P R S T U V W Z'.split(' ')

/** First name and initial, as people sign: "Henrik B." A few leave the initial out. */
export function nicknameOf(chance: Chance, isWoman: boolean): string {
  const first = chance.pick(isWoman ? women : men)
  return chance.next() < 0.12 ? first : `${first} ${chance.pick(initials)}.`
}
