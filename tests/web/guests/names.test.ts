import { expect, test } from 'vitest';
import { shortName } from '../../../web/base/text/short-name.ts';
import { nameToShow, withSoftHyphens } from '../../../web/base/text/soft-hyphens.ts';

test.each([
  ['Hannelore Schwarzenbach-Wölflingsdorfer & Väinö Hyvärinen-Koskenniemi', 'Hannelore & Väinö'],
  ['Anna-Lena von Württemberg und Tom Peter Hohenstaufen', 'Anna-Lena und Tom'],
  ['Clara & Tom Whitcombe', 'Clara & Tom Whitcombe'],
  ['Familie Schwarzenbach & Familie Hyvärinen', 'Familie Schwarzenbach & Familie Hyvärinen'],
  ['Dr. Hannelore Wölflingsdorfer & Väinö Hyvärinen', 'Dr. Hannelore Wölflingsdorfer & Väinö Hyvärinen'],
])('of a long name, %s, first names are enough', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test.each([
  'Maximiliane-Henriette von Württemberg-Hohenstaufen',
  'Freiwillige Feuerwehr Oberhaching',
  'Abd al-Rahman ibn Khalid al-Mansur',
  'José Ortega y Gasset de la Fuente',
  'Josep Puig i Cadafalch Ferrer',
  'Herr Meier und Frau Schwarzenbach',
  'Mr Christopher Brown & Mrs Jane Brown',
  'De Vries Jan & Van den Berg Marieke',
  'Stiftung Warentest und Verbraucherzentrale Bund',
  'Freiwillige Feuerwehr und Musikverein Oberhaching',
  'Katholische Kirche & Evangelische Gemeinde',
  'Karl-Theodor Freiherr von und zu Guttenberg-Hohenfels',
  'Hannelore Weber & Väinö Hyvärinen & Tom Whitcombe',
])('nobody is called by a part of another name: %s', (name) => {
  expect(shortName(name)).toBe(name);
});

test.each([
  ['Donaudampfschifffahrtsgesellschaft', 'Do·nau·dampf·schiff·fahrts·ge·sell·schaft'],
  ['Rechtsschutzversicherungen', 'Rechts·schutz·ver·si·che·run·gen'],
  ['Geschwindigkeitsbegrenzung', 'Ge·schwin·dig·keits·be·gren·zung'],
  ['Kraftfahrzeughaftpflicht', 'Kraft·fahr·zeug·haft·pflicht'],
  ['zuckerrübenhauptbetriebe', 'zu·cker·rü·ben·haupt·be·trie·be'],
  ['Doppelwandschüssel', 'Doppelwandschüssel'],
])('a word that is longer than a column, %s, may end a line within', (word, parts) => {
  expect(withSoftHyphens(word).replaceAll('\u00ad', '·')).toBe(parts);
});

test.each([
  ['Olive oil 500 ml', 'Olive oil 500~ml'],
  ['Picture frame 30 × 40 cm, oak', 'Picture frame 30~×~40~cm, oak'],
  ['Box 30 x 40 x 20 cm', 'Box 30~x~40~x~20~cm'],
  ['4 x Teller, 2 Lampen, 3 mugs', '4 x Teller, 2 Lampen, 3 mugs'],
])('the measures of a gift, %s, stay on one line', (name, shown) => {
  expect(nameToShow(name).replaceAll('\u00a0', '~')).toBe(shown);
});
