import { isForMen, type Line, praise } from './line.ts'

export const historyLines: readonly Line[] = [
  praise(
    'Mein Vater trägt denselben in Größe 41, jetzt sehen wir aus wie ein Verein.',
    'My father wears the same in a 41; now we look like a club.',
    { when: isForMen },
  ),
  praise(
    'Nach einem Jahr Überlegen bestellt und am ersten Tag gefragt, warum erst jetzt.',
    'Ordered after a year of thinking it over, and asked on day one why only now.',
  ),
  praise('Der {name} war ein Tipp meines Schusters.', '{name} was my cobbler’s suggestion.'),
  praise(
    'Eigentlich suchte ich etwas anderes und bin beim {name} hängen geblieben.',
    'I was looking for something else and got stuck at {name}.',
  ),
  praise('Mein [drittes|viertes|fünftes] Paar aus diesem Haus.', 'My [third|fourth|fifth] pair from this house.', {
    months: 10,
  }),
  praise(
    'Nach [zehn|fünfzehn] Jahren englischer Schuhe der Wechsel, und ich vermisse nichts.',
    'A change after [ten|fifteen] years of English shoes, and I miss nothing.',
  ),
  praise(
    'Mein erstes rahmengenähtes Paar. Ich verstehe jetzt, wovon mein Vater geredet hat.',
    'My first welted pair. Now I understand what my father was talking about.',
    { when: ({ make }) => make === 'welted' },
  ),
  praise(
    'Den {name} in [Schwarz|einer zweiten Farbe] gleich nachbestellt.',
    'Ordered the {name} in [black|a second colour] straight away.',
    { when: ({ colours }, colour) => colours.includes('black') && colour !== 'black' },
  ),
  praise(
    'Seit einem halben Jahr fast täglich an, und nicht ein Tag Ärger.',
    'On my feet almost daily for half a year, and not one day of trouble.',
    {
      months: 8,
    },
  ),
  praise(
    'Lange zwischen zwei Modellen geschwankt und beim {name} geblieben.',
    'Wavered between two models for a long time and stayed with {name}.',
  ),
  praise(
    'Ich bin nicht leicht zufriedenzustellen. Hier habe ich nichts gefunden.',
    'I am not easily pleased. Here I found nothing to fault.',
  ),
  praise(
    'Zum [fünfzigsten|vierzigsten|sechzigsten] Geburtstag selbst geschenkt.',
    'A present to myself for my [fiftieth|fortieth|sixtieth] birthday.',
  ),
  praise(
    'Meine Frau sagt, ich rede zu viel über Schuhe. Sie hat recht, es liegt an diesen.',
    'My wife says I talk too much about shoes. She is right; it is because of these.',
    { when: isForMen },
  ),
  praise(
    'Der {name} ersetzt ein Paar, das mir neun Jahre gehalten hat. Die Messlatte lag hoch.',
    '{name} replaces a pair that lasted me nine years. The bar was high.',
  ),
  praise('Für die neue Stelle gekauft, für den Alltag behalten.', 'Bought for the new job, kept for every day.'),
  praise('Ich wollte ein Paar für alles. Das ist es geworden.', 'I wanted one pair for everything. This is it.'),
]
