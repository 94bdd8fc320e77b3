import { wordsOf } from './words.ts';

interface Sum {
  amount: number;
  isFormer: boolean;
  isOther: boolean;
  isAside: boolean;
  currency: string | null;
  index: number;
}

const LONGEST_SENTENCE = 160;

/** "The price of the bowl is": what stands between the two is the thing. */
const PRICE_IS =
  /(?<!\p{L})(?:price|preis|prix|precio|prezzo|prijs|cena|pris|preço|hinta|цена|ціна)(?!\p{L})([^\d.!?:;,]{0,60}?)\s(?:is|are|ist|beträgt|est(?: de)?|es(?: de)?|è(?: di)?|é(?: de)?|bedraagt|wynosi|to|är|er|on|je|составляет|становить)\s{0,2}$/iu;

/** "It costs", "Das Brett kostet". */
const COSTS =
  /^([^\d.!?:;,]{0,60}?)\s?(?<!\p{L})(?:costs?|kostet|kosten|coûte(?:nt)?|cuesta|costa|kost|kosztuje|koster|kostar|custa|maksaa|стоит|коштує|stojí|stoji|kerül|costă)(?: (?:you|only|just|nur|bloß|seulement|sólo|solo|maar|tylko|bara|kun|vain|только|лише))?\s{0,2}$/iu;

/** Words that stand for the thing of the page. */
const IT =
  /^(?:it|this|this one|each|one|es|das|dies|dieses|er|sie|stück|il|elle|ça|cela|celui-ci|celle-ci|esto|este|esta|ella|questo|questa|dit|het|deze|to|ten|ta|den|det|isso|este|ele|ela|se|tämä|он|она|оно|він|вона)?$/iu;

/** Words that join another thing to it. */
const AND_MORE =
  /(?<!\p{L})(?:with|and|set|pair|plus|mit|und|samt|avec|et|con|y|e|met|en|z|i|med|och|og|com|s|и|с|та|complete?|serie|collection|pack|box|refill|extra)(?!\p{L})/iu;

/** Words of those who take orders, beside the sentence. */
const ORDERING =
  /order|bestell|command|pedid|ordin|zamów|bestäl|bestil|tilaa|заказ|замов|objedn|encomend|shipping|postage|delivery|p&p|versand|livraison|envío|spedizion|verzend|wysył|frakt|fragt|porto|доставк|(?<!\p{L})(?:vat|mwst|ust|tva|iva|btw|moms|alv|ндс|пдв|dph|áfa)(?!\p{L})/iu;

/** A sum that ends its sentence is none of what the next one speaks of: "The bowl costs 450 kr. Postage 79 kr." */
const ENDS_SENTENCE = /^[\d.,'’ ]{1,16}(?:\p{Sc}|euros?|kr|zł|Kč|[A-Z]{3})?\.\s/u;

/**
 * The sum that a sentence calls the price of the page's thing, on a page without any other sign for it: "The price of the
 * bowl is 48 euro, a set of three costs 129." Null where sentences say so of several.
 */
export function toldInSentence<Price extends Sum>(prices: readonly Price[], text: string, names: string): Price | null {
  const named = [...new Set(wordsOf(names))].slice(0, MOST_WORDS);
  const told = prices.filter((price) => {
    if (price.isFormer || price.isAside || !price.currency) return false;
    if (price.isOther && !ENDS_SENTENCE.test(text.slice(price.index, price.index + 32))) return false;
    const block =
      text
        .slice(Math.max(0, price.index - LONGEST_SENTENCE), price.index)
        .split('\ue001')
        .at(-1) ?? '';
    const before = block.replaceAll('\ue000', '').replace(/(?:\p{Sc}|[A-Z]{3})\s?$/u, '');
    const own =
      before
        .split(/[.!?;]\s/)
        .at(-1)
        ?.trimStart() ?? '';
    const thing = PRICE_IS.exec(own)?.[1] ?? COSTS.exec(own)?.[1];
    return thing !== undefined && isOfPage(thing.trim(), named);
  });
  const [first] = told;
  if (!first || told.some(({ amount }) => amount !== first.amount)) return null;
  const around = text.slice(Math.max(0, first.index - MOST_AROUND), first.index + MOST_AROUND);
  return ORDERING.test(around) ? first : null;
}

/** Orders are spoken of in the lines around it. */
const MOST_AROUND = 500;

const MOST_WORDS = 60;

function isOfPage(thing: string, named: readonly string[]): boolean {
  if (IT.test(thing)) return true;
  const words = wordsOf(thing).filter((word) => word.length >= 3 && !ARTICLE.test(word));
  return !AND_MORE.test(thing) && words.some((word) => named.some((other) => isOneWord(word, other)));
}

const ARTICLE = /^(?:the|our|der|die|das|des|les|los|las|una|uno|gli|del|della|het|een|den|det|ett|von|for)$/;

/** "ciotola" and "ciotole", "skål" and "skålen" are one word, and "Brett" is short for "Schneidbrett". */
function isOneWord(word: string, other: string): boolean {
  if (word === other) return true;
  const length = Math.max(4, Math.min(word.length, other.length) - 1);
  if (word.length < 4 || other.length < 4) return false;
  return word.slice(0, length) === other.slice(0, length) || other.endsWith(word);
}
