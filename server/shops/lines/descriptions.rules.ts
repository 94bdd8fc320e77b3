import { isQualifier } from './words/numbered-names.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { unitKindOf } from './words/units.rules.ts';
import { barePrice, priceAlone, type Reading } from './written-prices.rules.ts';

/** Colours and what things are made of, in each language of the product. */
const LOOKS = new Set(
  [
    'blue navy pink purple grey gray orange turquoise beige gold golden silver cream wool cotton leather silk linen wood wooden plastic cashmere fleece any colour color size style preferably ideally maybe',
    'blau dunkelblau rosa pink lila grau orange türkis beige gold silber wolle baumwolle leder seide leinen holz egal beliebig farbe größe gerne am liebsten',
    'bleu bleue marine rose violet violette gris grise orange doré argenté laine coton cuir soie lin bois peu importe couleur taille',
    'azul marino rosa morado gris naranja dorado plateado lana algodón cuero piel seda lino madera cualquier color talla',
    'blu azzurro rosa viola grigio grigia arancione oro argento lana cotone pelle seta lino legno qualsiasi colore taglia',
    'blauw donkerblauw roze paars grijs oranje goud zilver wol katoen leer zijde linnen hout elke kleur maat',
    'azul rosa roxo roxa cinza laranja dourado prateado lã algodão couro seda linho madeira qualquer cor tamanho',
    'niebieski niebieska granatowy różowy różowa fioletowy szary szara złoty srebrny wełna bawełna skóra jedwab len drewno dowolny kolor rozmiar',
    'blå mörkblå rosa lila grå orange guld silver ull bomull läder siden linne trä valfri färg storlek',
    '青 紺 ピンク 紫 灰色 金 銀 ウール 綿 革 絹 木製 أزرق وردي بنفسجي رمادي ذهبي فضي صوف قطن جلد حرير خشب أي لون مقاس',
  ].flatMap((row) => row.split(' ')),
);

/** In words; a description of more is a sentence, and none of these. */
const MOST_WORDS = 5;

const SIZE = /^(?:x{0,3}[sml]|xx?l|\d{1,3}(?:\s?[-/x×]\s?\d{1,3}){0,2}|\d{1,2}\s?[ty])$/iu;

/** "8 yrs". */
const AGE =
  /^\d{1,2}\s?(?:y\.?o\.?|yrs?|years?(?: old)?|jahre?|ans|años|anni|jaar|anos|lat|lata|år|歳|才|سنوات|سنة|months?|monate|mois|meses|mesi)\.?$/iu;

/** Words that begin a size or an age: "size 38", "Gr. 104", "T 36", "age 4". */
const SIZED =
  /^(?:size|sz\.?|gr\.?|gr(?:ö|oe)(?:ß|ss)e|taille|t\.?|talla|taglia|tg\.?|maat|mt\.?|tamanho|tam\.?|rozm?\.?|rozmiar|stl\.?|strl\.?|storlek|str\.?|pointure|eu|uk|us|age[sd]?|サイズ|مقاس)\s?\.?\s?[\dxsml]/iu;

const MEASURE = /^(?:\d{1,5}(?:[.,]\d{1,3})?|[½¼¾])\s?(?<unit>\p{L}{1,16})\.?$/u;

/** Whether words behind a comma or a colon say more of a thing, such as its size, its colour or how much of it, and name none. */
export function isDescription(text: string, ways: Reading): boolean {
  const plain = plainSigns(text).trim();
  if (isQualifier(plain) || SIZE.test(plain) || SIZED.test(plain) || AGE.test(plain)) return true;
  if (priceAlone(plain, ways) ?? barePrice(plain, ways)) return true;
  if (unitKindOf(MEASURE.exec(plain)?.groups?.unit ?? '') !== null) return true;
  const words = plain.toLowerCase().split(/[\s/]+/, MOST_WORDS + 1);
  const isSaid = (word: string) => LOOKS.has(word) || isQualifier(word) || SIZE.test(word);
  return words.length <= MOST_WORDS && words.every(isSaid);
}
